import { NOBODY } from '@quartet/core';
import { type Card, keltis } from '@quartet/keltis';
import { expect, test } from 'vitest';
import { legal, play, position, referee, refusal } from './position.ts';

test('§7.1 the fifth ended row ends play at once, without a draw', () => {
  const rows = [
    { r: ['rE'], y: ['yE', 'yE'] },
    { g: ['g1', 'gE'], b: ['bE'] },
  ] as const;
  const s = position({ hands: [['pE', 'r1'], []], rows, dry: 2 });
  expect(play(s, 'row pE')).toEqual([
    { type: 'laid', seat: 0, card: 'pE', row: 'p' },
    { type: 'row-ended', seat: 0, row: 'p', ended: 5 },
    { type: 'ending', seat: 0, cause: 'rows' },
  ]);
  expect(referee(s)).toMatchObject({ phase: 'add', actor: 1, left: 2, ender: 0, dry: 0 });
  expect(referee(s).pile.count).toBe(20);
});

test('§7.1 rows of one colour at different seats count each, a row with two Ends once', () => {
  const rows = [{ r: ['rE'], y: ['yE', 'yE'], g: ['gE'] }, { b: ['bE'] }] as const;
  const s = position({ hands: [['gE', 'r1'], ['rE']], rows });
  play(s, 'row gE');
  expect(referee(s).phase).toBe('draw');
  play(s, 'draw pile', 'row rE');
  expect(referee(s)).toMatchObject({ phase: 'add', ender: 1 });
});

test('§7.2 the last card off the draw pile ends play at once', () => {
  const s = position({ hands: [['r1'], [], []], pile: ['g1'] });
  play(s, 'row r1');
  expect(play(s, 'draw pile')).toEqual([
    { type: 'drawn', seat: 0, pile: 0, card: 'g1' },
    { type: 'ending', seat: 0, cause: 'pile' },
  ]);
  expect(referee(s)).toMatchObject({ phase: 'add', actor: 1, ender: 0 });
});

test('§7.2 a second draw after a claim is lost', () => {
  const s = position({ hands: [['r5', 'b5'], []], pile: ['g1'], discards: { y: ['y1'] } });
  play(s, 'claim r5 b5', 'draw pile');
  expect(referee(s)).toMatchObject({ phase: 'add', actor: 1, barred: [], discards: { y: ['y1'] } });
  expect(referee(s).players[0]!.hand.cards).toEqual(['g1']);
});

test('§7.2 after a claim the last card may be the second', () => {
  const s = position({ hands: [['r5', 'b5'], []], pile: ['g1'], discards: { y: ['y1'] } });
  play(s, 'claim r5 b5', 'draw y', 'draw pile');
  expect(referee(s)).toMatchObject({ phase: 'add', players: [{ hand: { cards: ['y1', 'g1'] } }, {}] });
});

test('§7.3 clockwise from the next seat, the one who brought the end last', () => {
  const s = position({ hands: [[], [], []], phase: 'add', actor: 2, ender: 1 });
  const order = [2];
  for (let i = 0; i < 3; i++) {
    play(s, 'done');
    order.push(keltis.actor(s));
  }
  expect(order).toEqual([2, 0, 1, NOBODY]);
});

test('§7.3 nothing is discarded, claimed or drawn', () => {
  const hands = [['r5', 'b5'], []] as const;
  const s = position({ hands, phase: 'add', ender: 1, discards: { y: ['y1'] } });
  for (const text of ['discard r5', 'claim r5 b5', 'draw pile', 'draw y']) {
    expect(refusal(s, text)).toBe('only-rows-now §7.3');
  }
});

test('§7.4 only onto colour rows that have a card; the point row may be started', () => {
  const hands = [['r5', 'rE', 'b5', 'bE', 'y1', 'yE', '*5'], []] as const;
  const rows = [{ b: ['b4'], y: ['yE'], g: ['g5'] }] as const;
  const s = position({ hands, rows, phase: 'add', ender: 1 });
  expect(legal(s)).toEqual(['done', 'point *5', 'row *5 g', 'row b5', 'row bE', 'row yE']);
  expect(refusal(s, 'row r5')).toBe('row-not-started §7.4 row=r');
  expect(refusal(s, 'row rE')).toBe('row-not-started §7.4 row=r');
});

test('§7.5 after two cards it is the next player’s turn without asking', () => {
  const s = position({ hands: [['b5', '*5', 'b6'], []], rows: [{ b: ['b4'] }], phase: 'add', ender: 1 });
  play(s, 'row b5');
  expect(referee(s)).toMatchObject({ actor: 0, left: 1 });
  expect(play(s, 'row *5 b')).toEqual([{ type: 'laid', seat: 0, card: '*5', row: 'b' }]);
  expect(referee(s)).toMatchObject({ actor: 1, left: 2 });
  expect(legal(s)).toEqual(['done']);
});

test('§7.5 after the last player the match is over', () => {
  const s = position({ hands: [[], []], phase: 'add', actor: 1, ender: 1, stones: [[1, 2], []] });
  expect(play(s, 'done')).toEqual([
    { type: 'done', seat: 1 },
    { type: 'match-over', scores: [0, -4], winners: [0] },
  ]);
  expect(keltis.actor(s)).toBe(NOBODY);
  expect(legal(s)).toEqual([]);
  expect(refusal(s, 'done')).toBe('match-over §7.5');
});

test.each([
  [0, 0],
  [1, -4],
  [2, -3],
  [3, -2],
  [4, 1],
  [5, 2],
  [6, 3],
  [7, 6],
  [8, 7],
  [9, 10],
  [11, 10],
])('§8.1 a row of %i cards scores %i', (length, points) => {
  const row = 'r0 r1 r2 r3 *3 r3 r4 r5 r6 rE rE'.split(' ').slice(11 - length) as Card[];
  const s = position({ hands: [[], []], rows: [{ r: row }] });
  expect(keltis.scoreSheet(s)[0]!.parts[0]).toEqual({ key: 'row-r', points });
});

test('§8.2 each card in the point row scores 1', () => {
  const s = position({ hands: [[], []], points: [['*0', '*4', '*10'], []] });
  expect(keltis.scoreSheet(s)[0]!.parts).toContainEqual({ key: 'points', points: 3 });
});

test.each([
  [0, -4],
  [1, -1],
  [2, 0],
  [3, 4],
  [4, 6],
  [5, 10],
  [9, 10],
])('§8.3 %i wishing stones score %i', (count, points) => {
  const s = position({ hands: [[], []], stones: [[1, 2, 3, 4, 5, 6, 7, 8, 9].slice(0, count), []] });
  expect(keltis.scoreSheet(s)[0]!.parts).toContainEqual({ key: 'stones', points });
});

test('§8.4 the highest total wins; ties share', () => {
  const stones = [[1, 2, 3], [4, 5, 6], []];
  const sheet = keltis.scoreSheet(position({ hands: [[], [], []], stones }));
  expect(sheet.map(({ place, points }) => [place, points])).toEqual([
    [1, 4],
    [1, 4],
    [3, -4],
  ]);
});
