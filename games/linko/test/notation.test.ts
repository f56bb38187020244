import { FastRng, tableFor } from '@quartet/core';
import { expect, test } from 'vitest';
import { linko } from '../src/index.ts';
import { kit } from './kit.ts';

test('§12 each move has one text, and is read back from it', () => {
  const moves = kit.vocabulary(tableFor(linko, 2), new FastRng(0));
  const texts = moves.map((move) => linko.print(move));
  expect(new Set(texts).size).toBe(moves.length);
  expect(texts.map((text) => linko.parse(text))).toEqual(moves);
});

test.each([
  '',
  ' ',
  'play',
  'play ',
  ' play 7',
  'play 7 ',
  'play  7',
  'play 07',
  'play 14',
  'play 0',
  'play x',
  'play 7a',
  'play X 7',
  'play 9 8',
  'Play 7',
  'play 7,7',
  'play 7\n',
  `play ${'7 '.repeat(13)}7`,
  'snatch',
  'snatch 0',
  'snatch 13',
  'snatch X',
  'snatch 05',
  'take 5',
  'Take',
  'draw',
  'draw row',
  'draw row 0',
  'draw row 7',
  'draw row 1 ',
  'draw pile 1',
  'constructor',
  `draw row ${'1'.repeat(10_000)}`,
  `play ${'7 '.repeat(100_000)}`,
])('§12 "%.20s" is no move', (text) => {
  expect(linko.parse(text)).toBeNull();
});
