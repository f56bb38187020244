import { type CombosShapes, combos } from '@quartet/combos';
import { tableFor } from '@quartet/core';
import { inAllLanguages } from '../../app/words/in-all-languages.ts';
import { type Lesson, listed } from '../../learn/lesson.ts';
import type { CombosLessonWords } from './lesson.en.ts';
import { combosTaps } from './lesson-taps.ts';

export const lesson: Lesson<CombosShapes, keyof CombosLessonWords['acts']> = {
  game: combos,
  table: tableFor(combos, 3),
  others: ['Otto', 'Ada'],
  deal: {
    cards: listed(`
      5 8 8 6 7 X 12 11 11 3
      2 3 4 9 9 1 6 10 7 12
      10 10 4 5 6 2 2 2 7 1
      12 6   1 8   9 4
      3 9 3
    `),
  },
  taps: combosTaps,
  acts: [
    {
      name: 'fixedOrder',
      moves: ['play 2-3'],
    },
    {
      name: 'beats',
      before: ['play 1-3', 'reserve 1 at 10', 'play 1-2', 'play 1-2'],
      moves: ['play 1-3'],
    },
    {
      name: 'winAndOpen',
      moves: ['play 3-4'],
    },
    {
      name: 'reserve',
      before: ['reserve 1 at 0', 'play 1-3', 'play 1-3'],
      moves: ['reserve 1 at 2'],
    },
    {
      name: 'anyNumber',
      before: ['reserve 1 at 0', 'play 1'],
      moves: ['play 1-3 as 12'],
    },
    {
      name: 'place',
      moves: ['insert 1', 'insert 2', 'insert 2'],
    },
    {
      name: 'top',
      moves: ['play 1-3'],
    },
  ],
  after: ['bust'],
  words: inAllLanguages<CombosLessonWords>(
    import.meta.glob('./lesson.*.ts', { eager: true, import: 'words' }),
  ),
};
