import { combos } from '@quartet/combos';
import { expect, test } from 'vitest';
import { chips, laid, legal, play, position, referee, refusal, type Setting } from './position.ts';

/** Seat 1 cannot beat and has no reserve card. */
const facing: Setting = { hands: ['9', '3', '4'], actor: 1, laid: [laid('8')] };

test('§6.1 who must pay hands in a chip, and a new round is dealt', () => {
  const s = position({ ...facing, chips: [1, 1, 1] });
  const [, paid, dealt] = play(s, 'bust');
  expect(paid).toEqual({ type: 'paid', seat: 1, left: 0 });
  expect(dealt).toMatchObject({ type: 'dealt', round: 2, first: 1, pile: 18 });
  const view = referee(s);
  expect(view.players.map(({ hand, reserve }) => [hand.count, reserve.length])).toEqual([
    [10, 2],
    [10, 2],
    [10, 2],
  ]);
  expect(view).toMatchObject({ round: 2, opener: 1, actor: 1, away: [] });
  expect(view.players[0]!.laidBefore).toEqual({ cards: ['8'], as: [] });
});

test('§6.2 who must pay and has no chip has lost, and all others win', () => {
  const s = position({ ...facing, chips: [2, 0, 0] });
  expect(play(s, 'bust')).toEqual([
    { type: 'busted', seat: 1 },
    { type: 'lost', seat: 1 },
    { type: 'match-over', scores: [2, -1, 0], winners: [0, 2] },
  ]);
  expect(referee(s)).toMatchObject({ actor: -1, phase: 'over', round: 1 });
  expect(referee(s).players.map((player) => player.lost)).toEqual([false, true, false]);
});

test('§6.2 when the game is over nothing can be played', () => {
  const s = position({ ...facing, chips: [2, 0, 0] });
  play(s, 'bust');
  expect(legal(s)).toEqual([]);
  for (const text of ['play 1', 'bust', 'insert 0', 'reserve 1 at 0']) {
    expect(refusal(s, text)).toBe('match-over §6.2');
  }
});

test('§6.2 of several who must pay, those who can do', () => {
  const s = position({ hands: ['3', '5', '9'], chips: [1, 0, 0] });
  play(s, 'play 1', 'play 1', 'play 1');
  expect(combos.scoreSheet(s).map((line) => [line.points, line.place])).toEqual([
    [0, 1],
    [-1, 3],
    [0, 1],
  ]);
});

test('§6.2 several may lose at once', () => {
  const s = position({ hands: ['3', '5', '9'], chips: [0, 0, 0] });
  play(s, 'play 1', 'play 1');
  expect(play(s, 'play 1').at(-1)).toEqual({ type: 'match-over', scores: [-1, -1, 0], winners: [2] });
});

test.each([
  { first: 0, opener: 0 },
  { first: 1, opener: 0 },
  { first: 2, opener: 1 },
  { first: 3, opener: 2 },
])('§6.3 of several payers the first clockwise from the first dealer opens: $first', ({ first, opener }) => {
  const s = position({ hands: ['3', '5', '7', '9'], first });
  play(s, 'play 1', 'play 1', 'play 1', 'play 1');
  expect(chips(s)).toEqual([1, 1, 1, 2]);
  expect(referee(s).opener).toBe(opener);
});

test('§6.4 the score is the chips left, and −1 for a loser', () => {
  const s = position({ ...facing, chips: [2, 0, 1] });
  play(s, 'bust');
  const points = new Int32Array(3);
  combos.points(s, points);
  expect([...points]).toEqual([2, -1, 1]);
  expect(combos.scoreSheet(s)).toEqual([
    { seat: 0, place: 1, points: 2, parts: [{ key: 'chips', points: 2 }] },
    {
      seat: 1,
      place: 3,
      points: -1,
      parts: [
        { key: 'chips', points: 0 },
        { key: 'lost', points: -1 },
      ],
    },
    { seat: 2, place: 1, points: 1, parts: [{ key: 'chips', points: 1 }] },
  ]);
});
