import { tableFor } from '@quartet/core';
import { type LinkoShapes, linko } from '@quartet/linko';
import { inAllLanguages } from '../../app/words/in-all-languages.ts';
import { type Lesson, listed } from '../../learn/lesson.ts';
import type { LinkoLessonWords } from './lesson.en.ts';
import { linkoTaps } from './lesson-taps.ts';

export const lesson: Lesson<LinkoShapes, keyof LinkoLessonWords['acts']> = {
  game: linko,
  table: tableFor(linko, 3),
  others: ['Otto', 'Ada'],
  deal: {
    cards: listed(`
      7a 7b 7c 7d 7e 9a 9b 5a 12a 12b 12c 12d Xa
      5b 5c 3a 3b 3c 3d 10a 13a 13b 8a 8b 1a 4a
      2a 2b 2c 11a 11b 6a 6b 8c 10b 10c 13c 1b 4b
      4c 6c 1c 9c 8d 13d
      10d Xb 12e 9d
    `),
  },
  taps: linkoTaps,
  acts: [
    {
      name: 'set',
      moves: ['play 7 7 7 7 7'],
    },
    {
      name: 'snatch',
      before: ['play 5 5', 'play 2 2 2'],
      moves: ['play 9 9'],
    },
    {
      name: 'take',
      moves: ['take'],
    },
    {
      name: 'snatched',
      before: ['draw row 6', 'draw pile', 'play 3 3 3 3', 'play 11 11', 'leave'],
      moves: ['discard'],
    },
    {
      name: 'draw',
      moves: ['draw row 6', 'draw pile'],
    },
    {
      name: 'jokers',
      moves: ['play 5 5 5 X'],
    },
    {
      name: 'leave',
      moves: ['leave'],
    },
    {
      name: 'finish',
      before: ['reclaim', 'play 10 10', 'play 6 6'],
      moves: ['play 12 12 12 12 12 X'],
    },
  ],
  after: [],
  words: inAllLanguages<LinkoLessonWords>(
    import.meta.glob('./lesson.*.ts', { eager: true, import: 'words' }),
  ),
};
