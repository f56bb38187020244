import type { View } from '@quartet/linx';
import { inAllLanguages } from '../../app/words/in-all-languages.ts';
import type { Tip } from '../../learn/tips/tip.ts';
import type { LinxTipWords } from './tips.en.ts';

const LOW = 14;
const LONG = 8;

export const tips: readonly Tip<View, keyof LinxTipWords>[] = [
  {
    id: 'linx-aim',
    when: ({ game, won }, me) => game === 0 && won[me]!.length === 0,
  },
  {
    id: 'linx-two',
    when: ({ phase, drawsLeft }) => phase === 'draw' && drawsLeft === 2,
  },
  {
    id: 'linx-low',
    when: ({ phase, stock }) => phase === 'act' && stock.count <= LOW,
  },
  {
    id: 'linx-long',
    when: ({ phase, scoring, won }, me) =>
      phase === 'act' && won[me]!.length > 0 && scoring.some((length) => length !== null && length >= LONG),
  },
  {
    id: 'linx-act',
    when: ({ phase }) => phase === 'act',
  },
];

export const words = inAllLanguages<LinxTipWords>(
  import.meta.glob('./tips.*.ts', { eager: true, import: 'words' }),
);
