import { combos, HAND_MAX, type Move } from '@quartet/combos';
import { expect, test } from 'vitest';
import { position } from './position.ts';

test.each<[string, Move]>([
  ['play 4', { type: 'play', from: 4, to: 4, as: [] }],
  ['play 3-5', { type: 'play', from: 3, to: 5, as: [] }],
  ['play 3-5 as 7', { type: 'play', from: 3, to: 5, as: [7] }],
  ['play 2 as 12', { type: 'play', from: 2, to: 2, as: [12] }],
  ['play 1-3 as 5 7', { type: 'play', from: 1, to: 3, as: [5, 7] }],
  ['play 9-10', { type: 'play', from: 9, to: 10, as: [] }],
  ['reserve 1 at 0', { type: 'reserve', which: 1, at: 0 }],
  ['reserve 2 at 11', { type: 'reserve', which: 2, at: 11 }],
  ['bust', { type: 'bust' }],
  ['insert 0', { type: 'insert', at: 0 }],
  ['insert 10', { type: 'insert', at: 10 }],
])('§9 %s', (text, move) => {
  expect(combos.parse(text)).toEqual(move);
  expect(combos.print(move)).toBe(text);
});

test.each([
  ...[
    '',
    ' ',
    'play',
    'play ',
    'play 0',
    'play 04',
    'play 4 ',
    ' play 4',
    'play  4',
    'Play 4',
    'play 4\n',
    'play four',
  ],
  ...[
    'play 4-4',
    'play 5-4',
    'play 4-',
    'play -4',
    'play 4-05',
    'play 4 - 5',
    'play 100',
    'play 4 5',
    'play 1e1',
    'play ٤',
  ],
  ...[
    'play 4 as',
    'play 4 as 0',
    'play 4 as 13',
    'play 4 as 07',
    'play 4 as 5  7',
    'play 4 as 5,7',
    'play 4 as X',
  ],
  ...['play 1-3 as 1 2 3 4', 'play 4 AS 5', 'as 5'],
  ...[
    'reserve',
    'reserve 1',
    'reserve 0 at 0',
    'reserve 3 at 0',
    'reserve 1 at',
    'reserve 1 at -1',
    'reserve 1 at 00',
  ],
  ...[
    'reserve 1  at 0',
    'reserve 1 at 0 ',
    'bust ',
    'Bust',
    'bust 1',
    'insert',
    'insert -1',
    'insert 01',
    'insert 1.0',
  ],
  'play '.repeat(100_000),
  `play 1 as ${'1 '.repeat(100_000)}`,
  '1'.repeat(1_000_000),
])('§9 not a move: %.20j', (text) => {
  expect(combos.parse(text)).toBeNull();
});

test('§9 what a position lacks has no code', () => {
  const s = position({ hands: ['X 6 X', '1'], reserves: ['5', ''] });
  const codeOf = (text: string): number | null => combos.toCode(s, combos.parse(text)!);
  for (const text of [
    'play 4',
    'play 3-4',
    'play 1',
    'play 2 as 3',
    'reserve 2 at 0',
    'reserve 1 at 4',
    'insert 4',
  ]) {
    expect(codeOf(text)).toBeNull();
  }
  for (const text of ['play 2', 'play 1 as 12', 'play 1-3 as 5 7', 'reserve 1 at 3', 'bust', 'insert 3']) {
    expect(codeOf(text)).not.toBeNull();
  }
});

test('§9 every code lies in the move space', () => {
  const s = position({
    hands: [
      Array(HAND_MAX - 1)
        .fill('1')
        .join(' '),
      '2',
    ],
    reserves: ['5 6', ''],
  });
  const last = combos.toCode(s, { type: 'insert', at: HAND_MAX - 1 })!;
  expect(last).toBe(combos.moveSpace - 1);
});
