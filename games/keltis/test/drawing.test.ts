import { expect, test } from 'vitest';
import { legal, play, position, referee, refusal } from './position.ts';

test('§6.1 the top card of the draw pile or of a discard pile is drawn', () => {
  const discards = { y: ['y1', 'y2'], '*': ['*4'] } as const;
  const s = position({ hands: [['r7'], []], discards, pile: ['p1', 'p2'] });
  play(s, 'discard r7');
  expect(legal(s)).toEqual(['draw *', 'draw pile', 'draw y']);
  expect(play(s, 'draw y')).toEqual([{ type: 'picked-up', seat: 0, card: 'y2', from: 'y' }]);
  expect(referee(s)).toMatchObject({ discards: { y: ['y1'] }, players: [{ hand: { cards: ['y2'] } }, {}] });
});

test('§6.1 off the draw pile comes its top card', () => {
  const s = position({ hands: [['r7'], []], pile: ['p1', 'p2'] });
  play(s, 'row r7');
  expect(play(s, 'draw pile')).toEqual([{ type: 'drawn', seat: 0, pile: 1, card: 'p1' }]);
  expect(referee(s).pile.cards).toEqual(['p2']);
});

test('§6.1 an empty pile gives nothing', () => {
  const s = position({ hands: [[], []], phase: 'draw' });
  expect(refusal(s, 'draw g')).toBe('pile-empty §6.1 pile=g');
});

test('§6.2 not from the pile one discarded onto this turn', () => {
  const s = position({ hands: [['r7'], ['g1']], discards: { r: ['r1'] } });
  play(s, 'discard r7');
  expect(legal(s)).toEqual(['draw pile']);
  expect(refusal(s, 'draw r')).toBe('pile-barred §6.2 pile=r');
  play(s, 'draw pile', 'row g1');
  expect(legal(s)).toEqual(['draw pile', 'draw r']);
});

test('§6.3 after a claim two cards are drawn, from neither of the two piles', () => {
  const discards = { r: ['r1'], y: ['y1', 'y2'], g: ['g1'] } as const;
  const s = position({ hands: [['r5', 'y5'], []], discards });
  play(s, 'claim r5 y5');
  expect(legal(s)).toEqual(['draw g', 'draw pile']);
  play(s, 'draw g');
  expect(referee(s)).toMatchObject({ actor: 0, phase: 'draw', left: 1 });
  expect(legal(s)).toEqual(['draw pile']);
  play(s, 'draw pile');
  expect(referee(s)).toMatchObject({ actor: 1, phase: 'act', left: 0, barred: [] });
});

test('§6.4 after 3 × seats turns without the draw pile the discard piles are closed', () => {
  const discards = { y: ['y1', 'y2', 'y3'] } as const;
  const s = position({
    hands: [
      ['r7', 'r8'],
      ['g1', 'g2'],
    ],
    discards,
    dry: 5,
  });
  play(s, 'row r7');
  expect(legal(s)).toEqual(['draw pile', 'draw y']);
  expect(play(s, 'draw y')).toContainEqual({ type: 'stalled', turns: 6 });
  play(s, 'row g1');
  expect(legal(s)).toEqual(['draw pile']);
  expect(refusal(s, 'draw y')).toBe('stalled §6.4');
  play(s, 'draw pile', 'row r8');
  expect(legal(s)).toEqual(['draw pile', 'draw y']);
});

test('§6.4 with three players it takes nine turns', () => {
  const discards = { y: ['y1', 'y2'] } as const;
  const closed = position({ hands: [['r7'], [], []], discards, dry: 9 });
  const open = position({ hands: [['r7'], [], []], discards, dry: 8 });
  play(closed, 'row r7');
  play(open, 'row r7');
  expect(legal(closed)).toEqual(['draw pile']);
  expect(legal(open)).toEqual(['draw pile', 'draw y']);
});

test('§6.4 in a claim’s turn the first draw lifts the guard for the second', () => {
  const s = position({ hands: [['r5', 'b5'], ['g1']], discards: { y: ['y1', 'y2'] }, dry: 6 });
  play(s, 'claim r5 b5');
  expect(legal(s)).toEqual(['draw pile']);
  play(s, 'draw pile');
  expect(legal(s)).toEqual(['draw pile', 'draw y']);
  play(s, 'draw y');
  expect(referee(s).dry).toBe(0);
});

test('§6.4 a claim’s turn with one card off the draw pile, first or second, counts as such a turn', () => {
  const setting = { hands: [['r5', 'b5'], ['g1']], discards: { y: ['y1', 'y2'] }, dry: 3 } as const;
  const second = position(setting);
  play(second, 'claim r5 b5', 'draw y', 'draw pile');
  expect(referee(second).dry).toBe(0);
  const neither = position(setting);
  play(neither, 'claim r5 b5', 'draw y', 'draw y');
  expect(referee(neither).dry).toBe(4);
});
