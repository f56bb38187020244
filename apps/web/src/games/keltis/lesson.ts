import { tableFor } from '@quartet/core';
import { type KeltisShapes, keltis } from '@quartet/keltis';
import { inAllLanguages } from '../../app/words/in-all-languages.ts';
import { type Lesson, listed } from '../../learn/lesson.ts';
import type { KeltisLessonWords } from './lesson.en.ts';
import { keltisTaps } from './lesson-taps.ts';

/** Whole turns: each action, and a card from the pile. */
function turns(actions: string): readonly string[] {
  return listed(actions, ',').flatMap((action) => [action, 'draw pile']);
}

export const lesson: Lesson<KeltisShapes, keyof KeltisLessonWords['acts']> = {
  game: keltis,
  table: tableFor(keltis, 2),
  others: ['Otto'],
  deal: {
    cards: listed(`
      y2 y5 *5 r3 b3 p10 b9 p4
      g9 g8 g7 y7 r4 r6 p2 p5
      b6 g6  y9 gE  g4 b10  bE g3 r8  y1 g5
      rE y8  r9 b4  p6 *1  b2 yE  pE g10  y0 r1  b8 p8  r7 *8  y3 b1  p0
    `),
  },
  taps: keltisTaps,
  acts: [
    {
      name: 'start',
      moves: turns('row y2'),
    },
    {
      name: 'direction',
      before: turns('row g9'),
      moves: turns('row y5'),
    },
    {
      name: 'pointCards',
      before: turns('row g8'),
      moves: turns('row *5 y'),
    },
    {
      name: 'stones',
      before: turns('row g7'),
      moves: ['claim r3 b3', 'draw pile', 'draw pile'],
    },
    {
      name: 'discard',
      before: turns('discard y7'),
      moves: ['discard p10', 'draw y'],
    },
    {
      name: 'fourCards',
      before: turns('row g6'),
      moves: turns('row y7'),
    },
    {
      name: 'endCards',
      skipped: turns(`
        row gE, row b9, row r4, row b6, row r6, row b4, row r8, row bE, row rE, row y8,
        row p2, row y9, row p5, row g3, row p6, row g4, discard b10, row g5, row pE
      `),
      moves: ['row yE'],
    },
    {
      name: 'lastCards',
      before: ['done'],
      moves: ['row g10', 'point *1'],
    },
  ],
  after: [],
  words: inAllLanguages<KeltisLessonWords>(
    import.meta.glob('./lesson.*.ts', { eager: true, import: 'words' }),
  ),
};
