import type { Card } from '@quartet/keltis';
import { expect, test } from 'vitest';
import { legal, play, position, referee, refusal } from './position.ts';

/** Whether the red row, laid so far, takes these cards. */
function takes(row: readonly Card[], cards: readonly Card[]): Card[] {
  const s = position({ hands: [cards, []], rows: [{ r: row }] });
  return cards.filter((card) => refusal(s, card.startsWith('*') ? `row ${card} r` : `row ${card}`) === null);
}

test('§5.1 any number starts a row, each colour has its own', () => {
  const s = position({ hands: [['r7', 'b0'], []], rows: [{ r: ['r9', 'r8'] }, { b: ['b5', 'b6'] }] });
  expect(legal(s, 'row')).toEqual(['row b0', 'row r7']);
  expect(play(s, 'row b0')).toEqual([{ type: 'laid', seat: 0, card: 'b0', row: 'b' }]);
  expect(referee(s).players[0]!.rows).toMatchObject({ r: ['r9', 'r8'], b: ['b0'] });
  expect(referee(s).players[1]!.rows.b).toEqual(['b5', 'b6']);
});

test('§5.2 after equal numbers any number may follow', () => {
  expect(takes(['r5'], ['r0', 'r4', 'r5', 'r6', 'r10'])).toEqual(['r0', 'r4', 'r5', 'r6', 'r10']);
  expect(takes(['r5', 'r5'], ['r0', 'r4', 'r6', 'r10'])).toEqual(['r0', 'r4', 'r6', 'r10']);
  expect(takes(['r5', '*5'], ['r0', 'r5', 'r10'])).toEqual(['r0', 'r5', 'r10']);
});

test('§5.2 the first higher number makes the row go up', () => {
  expect(takes(['r4', 'r6'], ['r4', 'r5', 'r6', 'r7', 'r10'])).toEqual(['r6', 'r7', 'r10']);
  const s = position({ hands: [['r5'], []], rows: [{ r: ['r4', 'r6'] }] });
  expect(refusal(s, 'row r5')).toBe('row-goes-up §5.2 card=r5 needs=6');
});

test('§5.2 the first lower number makes the row go down', () => {
  expect(takes(['r10', 'r9'], ['r0', 'r8', 'r10'])).toEqual(['r0', 'r8']);
  const s = position({ hands: [['r5'], []], rows: [{ r: ['r5', 'r4', 'r4'] }] });
  expect(refusal(s, 'row r5')).toBe('row-goes-down §5.2 card=r5 needs=4');
});

test('§5.2 a row at 10 going up, or at 0 going down, still takes its equal and no other', () => {
  expect(takes(['r9', 'r10'], ['r0', 'r8'])).toEqual([]);
  expect(takes(['r1', 'r0'], ['r2', 'r10'])).toEqual([]);
  expect(takes(['r0'], ['r1', 'r10'])).toEqual(['r1', 'r10']);
  expect(takes(['r10'], ['r0', 'r9'])).toEqual(['r0', 'r9']);
});

test('§5.3 an End ends a row of either direction, or starts one that is ended at once', () => {
  for (const row of [[], ['r4', 'r6'], ['r6', 'r4']] as const) expect(takes(row, ['rE'])).toEqual(['rE']);
  const s = position({ hands: [['rE'], []] });
  expect(play(s, 'row rE')).toEqual([
    { type: 'laid', seat: 0, card: 'rE', row: 'r' },
    { type: 'row-ended', seat: 0, row: 'r', ended: 1 },
  ]);
});

test('§5.4 only the second End follows an End', () => {
  expect(takes(['rE'], ['r0', 'r10', 'rE', '*0'])).toEqual(['rE']);
  expect(takes(['r4', 'r6', 'rE'], ['r6', 'r7', '*6', 'rE'])).toEqual(['rE']);
  const s = position({ hands: [['r6', '*6'], []], rows: [{ r: ['r6', 'rE'] }] });
  expect(refusal(s, 'row r6')).toBe('row-ended §5.4 row=r');
  expect(refusal(s, 'row *6 r')).toBe('row-ended §5.4 row=r');
});

test('§5.4 the second End lengthens the row and ends it no second time', () => {
  const s = position({ hands: [['rE'], []], rows: [{ r: ['r6', 'rE'] }] });
  expect(play(s, 'row rE')).toEqual([{ type: 'laid', seat: 0, card: 'rE', row: 'r' }]);
  expect(referee(s).players[0]!.rows.r).toEqual(['r6', 'rE', 'rE']);
});

test('§5.5 a point card needs a row whose last number equals it', () => {
  const rows = [{ r: ['r3', 'r7'], y: ['y7'], g: ['g7', 'g6'], b: ['b7', 'bE'] }] as const;
  const s = position({ hands: [['*7'], []], rows });
  expect(legal(s)).toEqual(['discard *7', 'point *7', 'row *7 r', 'row *7 y']);
  expect(refusal(s, 'row *7 g')).toBe('point-differs §5.5 card=*7 row=g needs=6');
  expect(refusal(s, 'row *7 p')).toBe('row-without-number §5.5 row=p');
});

test('§5.5 it changes neither last number nor direction', () => {
  const s = position({ hands: [['*6', 'r6'], []], rows: [{ r: ['r8', 'r6'] }] });
  play(s, 'row *6 r', 'draw pile');
  expect(referee(s).players[0]!.rows.r).toEqual(['r8', 'r6', '*6']);
  expect(takes(['r8', 'r6', '*6'], ['r5', 'r6', 'r7'])).toEqual(['r5', 'r6']);
});

test('§5.5 a row is seen in the order in which it was laid', () => {
  for (const row of [
    ['r5', '*5', 'r5', 'r3', 'r3', '*3', 'rE', 'rE'],
    ['r5', 'r5', '*5', 'r10', '*10'],
    ['r3', '*3', 'r3'],
    ['rE'],
  ] as const) {
    expect(referee(position({ hands: [[], []], rows: [{ r: row }] })).players[0]!.rows.r).toEqual(row);
  }
});

test('§5.6 a point card goes into one’s own point row, in any order', () => {
  const s = position({ hands: [['*3'], []], points: [['*7'], ['*5']] });
  expect(play(s, 'point *3')).toEqual([{ type: 'pointed', seat: 0, card: '*3' }]);
  expect(referee(s).players.map((player) => player.points)).toEqual([['*3', '*7'], ['*5']]);
});
