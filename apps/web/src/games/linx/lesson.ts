import { tableFor } from '@quartet/core';
import { type LinxShapes, linx } from '@quartet/linx';
import { inAllLanguages } from '../../app/words/in-all-languages.ts';
import { type Lesson, listed } from '../../learn/lesson.ts';
import type { LinxLessonWords } from './lesson.en.ts';
import { linxTaps } from './lesson-taps.ts';

export const lesson: Lesson<LinxShapes, keyof LinxLessonWords['acts']> = {
  game: linx,
  table: tableFor(linx, 2),
  others: ['Otto'],
  deal: {
    cards: listed(`
      3w 8g 2h 4d 6d 9p 10p 12l 1t 6p
      5g 1g 4l 6s 10d 11h 12w 9t 2d 7g
      3s 8l 7p 11t
      1d
      7w
      2t 9s
      4w
      7d
      10h
      5h
    `),
    scoring: listed('S4 S6 S9 S7 S5'),
  },
  taps: linxTaps,
  acts: [
    {
      name: 'draw',
      moves: ['draw stock'],
    },
    {
      name: 'chain',
      moves: ['chain 3s 3w 7w 7p for 4'],
    },
    {
      name: 'twoCards',
      before: ['draw stock', 'discard 5g'],
      moves: ['draw discard', 'draw stock'],
    },
    {
      name: 'discard',
      moves: ['discard 7d'],
    },
    {
      name: 'missingLink',
      before: ['draw stock', 'discard 9t'],
      moves: ['draw stock'],
    },
    {
      name: 'longChain',
      moves: ['chain 8l 8g 5g 5h 2h 2t for 6'],
    },
  ],
  after: [],
  words: inAllLanguages<LinxLessonWords>(import.meta.glob('./lesson.*.ts', { eager: true, import: 'words' })),
};
