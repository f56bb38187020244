import type { View } from '@quartet/linko';
import { inAllLanguages } from '../../app/words/in-all-languages.ts';
import type { Tip } from '../../learn/tips/tip.ts';
import type { LinkoTipWords } from './tips.en.ts';

const FEW = 4;

export const tips: readonly Tip<View, keyof LinkoTipWords>[] = [
  {
    id: 'linko-aim',
    when: ({ phase, round, seats }, me) => phase === 'play' && round === 1 && seats[me]!.layers.length === 0,
  },
  {
    id: 'linko-snatch',
    when: ({ phase }) => phase === 'snatch',
  },
  {
    id: 'linko-reclaim',
    when: ({ phase }) => phase === 'reclaim',
  },
  {
    id: 'linko-ghost',
    when: ({ phase }) => phase === 'ghost',
  },
  {
    id: 'linko-few',
    when: ({ phase, seats }, me) =>
      phase === 'play' && seats.some(({ hand }, seat) => seat !== me && hand.count <= FEW),
  },
  {
    id: 'linko-joker',
    when: ({ phase, seats }, me) => phase === 'play' && (seats[me]!.hand.cards ?? []).includes('X'),
  },
];

export const words = inAllLanguages<LinkoTipWords>(
  import.meta.glob('./tips.*.ts', { eager: true, import: 'words' }),
);
