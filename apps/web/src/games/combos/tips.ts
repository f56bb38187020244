import { toBeat, type View } from '@quartet/combos';
import { inAllLanguages } from '../../app/words/in-all-languages.ts';
import type { Tip } from '../../learn/tips/tip.ts';
import type { CombosTipWords } from './tips.en.ts';

function holds({ players }: View, me: number, card: string): boolean {
  return (players[me]!.hand.cards ?? []).some((held) => held === card);
}

export const tips: readonly Tip<View, keyof CombosTipWords>[] = [
  {
    id: 'combos-aim',
    when: ({ phase, round, away }) => phase === 'act' && round === 1 && away.length === 0,
  },
  {
    id: 'combos-insert',
    when: ({ phase }) => phase === 'insert',
  },
  {
    id: 'combos-bust',
    when: ({ phase, players, opener }, me) =>
      phase === 'act' && opener !== me && players[me]!.reserve.length === 0,
  },
  {
    id: 'combos-special',
    when: (view, me) => view.phase === 'act' && (holds(view, me, 'S') || holds(view, me, 'R')),
  },
  {
    id: 'combos-x',
    when: (view, me) => view.phase === 'act' && view.table.options.xCard === 'manual' && holds(view, me, 'X'),
  },
  {
    id: 'combos-beat',
    when: (view) => view.phase === 'act' && toBeat(view) !== undefined,
  },
];

export const words = inAllLanguages<CombosTipWords>(
  import.meta.glob('./tips.*.ts', { eager: true, import: 'words' }),
);
