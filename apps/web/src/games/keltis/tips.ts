import type { Card, View } from '@quartet/keltis';
import { inAllLanguages } from '../../app/words/in-all-languages.ts';
import type { Tip } from '../../learn/tips/tip.ts';
import type { KeltisTipWords } from './tips.en.ts';

const LOW = 8;

function handOf({ players }: View, me: number): readonly Card[] {
  return players[me]!.hand.cards ?? [];
}

/** Whether two number cards of the hand would claim a stone that is still there. */
function hasPair(view: View, me: number): boolean {
  const values = handOf(view, me)
    .filter((card) => card[0] !== '*')
    .map((card) => card.slice(1));
  return view.stones.some((stone) => values.filter((value) => value === String(stone)).length > 1);
}

export const tips: readonly Tip<View, keyof KeltisTipWords>[] = [
  {
    id: 'keltis-aim',
    when: ({ phase, players }, me) =>
      phase === 'act' && Object.values(players[me]!.rows).every((row) => row.length === 0),
  },
  {
    id: 'keltis-add',
    when: ({ phase }) => phase === 'add',
  },
  {
    id: 'keltis-low',
    when: ({ phase, pile }) => phase === 'act' && pile.count <= LOW,
  },
  {
    id: 'keltis-end',
    when: (view, me) => view.phase === 'act' && handOf(view, me).some((card) => card.endsWith('E')),
  },
  {
    id: 'keltis-pair',
    when: (view, me) => view.phase === 'act' && hasPair(view, me),
  },
  {
    id: 'keltis-point',
    when: (view, me) => view.phase === 'act' && handOf(view, me).some((card) => card.startsWith('*')),
  },
];

export const words = inAllLanguages<KeltisTipWords>(
  import.meta.glob('./tips.*.ts', { eager: true, import: 'words' }),
);
