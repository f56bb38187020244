import { tableFor } from '@quartet/core';
import { expect, test } from 'vitest';
import { linx } from '../src/index.ts';
import { layOut, refused } from './position.ts';

test.each(['draw stock', 'draw discard', 'discard 12t', 'chain 7s 7w 4w 4g 9g for 5', 'chain 1d for 12'])(
  '§10.2 "%s" is read and written alike',
  (text) => {
    const move = linx.parse(text);
    expect(move).not.toBeNull();
    expect(linx.print(move!)).toBe(text);
  },
);

test('§10.2 a chain keeps the order in which it was written', () => {
  expect(linx.parse('chain 9g 4g 7s for 4')).toEqual({ type: 'chain', cards: ['9g', '4g', '7s'], for: 4 });
});

test.each([
  '',
  ' ',
  'draw',
  'draw  stock',
  'draw stock ',
  'Draw stock',
  'draw 7s',
  'discard',
  'discard 13s',
  'discard 0s',
  'discard 07s',
  'discard 7x',
  'discard 7S',
  'discard 7s 8s',
  'discard S5',
  'chain for 5',
  'chain 7s 7w 4w for',
  'chain 7s 7w 4w',
  'chain 7s 7w 4w for 3',
  'chain 7s 7w 4w for 13',
  'chain 7s 7w 4w for 05',
  'chain 7s 7w 4w for 5.0',
  'chain 7s 7w 4w for 5 ',
  'chain 7s, 7w for 5',
  'chain 7s  7w for 5',
  'chain 7s 7w FOR 5',
  `chain ${'7s '.repeat(50_000)}`,
  '\u{1f0a1}'.repeat(1000),
])('§10.2 "%.30s" is no move', (text) => {
  expect(linx.parse(text)).toBeNull();
});

test('a move that names what the position lacks has no code', () => {
  const state = layOut({ hands: ['1s 2s', '3s'], anchors: '1d 4s 8h 12w' });
  const codeOf = (text: string) => linx.toCode(state, linx.parse(text)!);
  expect(codeOf('discard 3s')).toBeNull();
  expect(codeOf('chain 1d 1s 3s 4s for 4')).toBeNull();
  expect(codeOf('chain 1d 1s 2s 3s for 4')).toBeNull();
  expect(codeOf('chain 1d 1s 2s 1d for 4')).toBeNull();
  expect(codeOf('chain 1d 1s 2s 4s for 9')).toBeNull();
  expect(codeOf('chain 1d for 4')).toBeNull();
  expect(codeOf('chain 4s 2s 1s 1d for 4')).toBe(codeOf('chain 1d 1s 2s 4s for 4'));
});

test('what is asked must be answered: drawing first, then a chain or a discard', () => {
  const drawing = layOut({ hands: ['1s 2s', '3s'], phase: 'draw' });
  expect(refused(drawing, 'discard 1s')).toBe('draw-first');
  expect(refused(drawing, 'chain 1d 1s 2s 4s for 4')).toBe('draw-first');
  const acting = layOut({ hands: ['1s 2s', '3s'] });
  expect(refused(acting, 'draw stock')).toBe('drawn-already');
  expect(refused(acting, 'discard 3s')).toBe('discard-not-in-hand');
});

test('nothing may be played once the match is over', () => {
  const over = layOut({ hands: ['1s 2s', '3s'], phase: 'over', actor: -1 });
  for (const text of ['draw stock', 'discard 1s', 'chain 1d 1s 2s 4s for 4']) {
    expect(refused(over, text)).toBe('match-over');
    expect(() => linx.toCode(over, linx.parse(text)!)).not.toThrow();
  }
});

test('§9.1 the target is 0 or any whole number from 50 to 5000', () => {
  const { target } = linx.options;
  expect(target.default(4)).toBe(0);
  expect(target.choices(4)).toEqual([0, 300, 500, 1000]);
  for (const value of [0, 50, 777, 5000]) expect(target.allows(value, 4)).toBe(true);
  for (const value of [49, 5001, 77.5, -50, '500', true, null]) expect(target.allows(value, 4)).toBe(false);
});

test('the trace counts chains, whatever the scoring card, and measures the longest', () => {
  const acting = layOut({ hands: ['1s 2s 3s', ''], scoring: [4, 5, 7] });
  expect(linx.bulk!.measure(acting)).toEqual({ chains: 3, longest: 5 });
  const drawing = layOut({ hands: ['1s 2s 3s', ''], phase: 'draw' });
  expect(linx.bulk!.measure(drawing)).toEqual({ chains: 0, longest: 0 });
});

test('no match lasts longer than its bound', () => {
  expect(linx.bound(tableFor(linx, 2))).toBeGreaterThan(71 * 7);
  expect(linx.bound(tableFor(linx, 6, { target: 5000 }))).toBeGreaterThan(linx.bound(tableFor(linx, 6)));
});
