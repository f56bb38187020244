import { fastChance } from '@quartet/core';
import { expect, test } from 'vitest';
import { linx } from '../src/index.ts';
import { type Layout, layOut, playAll, seen } from './position.ts';

/** The last turn of a game: seat 0 discards, and the stock is empty. */
function lastTurn(given: Omit<Layout, 'hands'> & { readonly won: readonly (readonly number[])[] }) {
  const state = layOut({
    stock: '',
    ...given,
    hands: given.won.map((_, seat) => (seat === 0 ? '1h 2h' : '')),
  });
  return { state, events: playAll(state, ['discard 1h'], fastChance('next game')) };
}

function sheet(given: Parameters<typeof lastTurn>[0]): [points: number[], places: number[]] {
  const lines = linx.scoreSheet(lastTurn(given).state);
  return [lines.map((line) => line.points), lines.map((line) => line.place)];
}

test('§6.1 the turn in which the stock runs out is completed, then the game is over', () => {
  const state = layOut({ hands: ['1h 2h', '3h'], phase: 'draw', stock: '9t' });
  playAll(state, ['draw stock']);
  expect(seen(state)).toMatchObject({ actor: 0, phase: 'act' });
  playAll(state, ['discard 9t']);
  expect(seen(state)).toMatchObject({ actor: -1, phase: 'over', drawsLeft: 0 });
});

test('§6.1 a chain whose anchors take the last cards ends the game', () => {
  const state = layOut({ hands: ['1s 2s', '3h'], anchors: '1d 4s 8h 12w', stock: '9t 8t' });
  const events = playAll(state, ['chain 1d 1s 2s 4s for 4']);
  expect(events.slice(-2)).toEqual([
    { type: 'round-over', round: 1, players: [0, 1], points: [10, 0], bonuses: [0, 0], totals: [10, 0] },
    { type: 'match-over', scores: [10, 0], winners: [0] },
  ]);
});

test('§6.2 the points of the scoring cards add up', () => {
  expect(
    sheet({
      won: [
        [4, 5, 6],
        [7, 8, 9],
        [12, 11, 10],
      ],
    }),
  ).toEqual([
    [45, 125, 300],
    [3, 2, 1],
  ]);
});

test('§6.3 a tie goes to the highest scoring card, then to the next', () => {
  expect(sheet({ won: [[7], [5, 5]] })[1]).toEqual([1, 2]);
  expect(
    sheet({
      won: [
        [8, 5, 5],
        [8, 7],
      ],
    })[1],
  ).toEqual([2, 1]);
});

test('§6.3 who is equal to the end shares the place', () => {
  expect(sheet({ won: [[8], [7], [8], []] })).toEqual([
    [40, 30, 40, 0],
    [1, 3, 1, 4],
  ]);
  expect(lastTurn({ won: [[8], [7], [8]] }).events.at(-1)).toEqual({
    type: 'match-over',
    scores: [40, 30, 40],
    winners: [0, 2],
  });
});

test('§7.1 games are played until somebody has reached the target', () => {
  const { state, events } = lastTurn({ won: [[8], [7]], target: 150, earlier: [9, 0] });
  expect(events.map((event) => event.type)).toEqual(['discarded', 'round-over', 'dealt']);
  expect(seen(state)).toMatchObject({
    game: 1,
    playOff: 0,
    won: [[], []],
    earlier: [49, 30],
    bonuses: [100, 0],
  });
  expect(lastTurn({ won: [[8], [7]], target: 150, earlier: [10, 0] }).events.at(-1)).toEqual({
    type: 'match-over',
    scores: [150, 30],
    winners: [0],
  });
});

function bonuses(...won: readonly (readonly number[])[]): readonly number[] {
  const ended = lastTurn({ won, target: 5000 }).events.find((event) => event.type === 'round-over');
  return ended?.type === 'round-over' ? ended.bonuses : [];
}

test('§7.2 bonuses go by place and by how many play', () => {
  expect(bonuses([7], [6])).toEqual([100, 0]);
  expect(bonuses([6], [7], [5])).toEqual([50, 100, 0]);
  expect(bonuses([6], [7], [5], [4])).toEqual([50, 100, 25, 0]);
  expect(bonuses([6], [7], [5], [4], [8], [])).toEqual([25, 50, 0, 0, 100, 0]);
});

test('§7.2 those who share a place all get its bonus, and the places they fill are used up', () => {
  expect(bonuses([7], [7], [5])).toEqual([100, 100, 0]);
  expect(bonuses([7], [6], [6], [5])).toEqual([100, 50, 50, 0]);
  expect(bonuses([7], [7], [6], [5])).toEqual([100, 100, 25, 0]);
  expect(bonuses([], [], [])).toEqual([100, 100, 100]);
});

test('§7.2 tie-breaks decide the places', () => {
  expect(bonuses([5, 5], [7], [4])).toEqual([50, 100, 0]);
});

test('§7.3 if several lead, only these play a play-off', () => {
  const { state } = lastTurn({ won: [[8], [7], [8], []], target: 100, beginner: 2 });
  const view = seen(state);
  expect(view).toMatchObject({ game: 1, playOff: 1, players: [0, 2], beginner: 0, actor: 0, phase: 'draw' });
  expect(view.hands.map((hand) => hand.count)).toEqual([10, 0, 10, 0]);
  expect(view.stock.count).toBe(96 - 25);
});

test('§7.3 a tie below the top is no tie', () => {
  expect(seen(lastTurn({ won: [[8], [7], [7]], target: 100 }).state).phase).toBe('over');
});

test('§7.3 in a play-off those who sit out get no bonus, and it goes by how many play', () => {
  const playOff = { won: [[7], [], [6]], target: 100, players: [0, 2], playOff: 1, earlier: [120, 110, 120] };
  const { events } = lastTurn(playOff);
  expect(events.slice(1)).toEqual([
    {
      type: 'round-over',
      round: 1,
      players: [0, 2],
      points: [30, 0, 20],
      bonuses: [100, 0, 0],
      totals: [250, 110, 140],
    },
    { type: 'match-over', scores: [250, 110, 140], winners: [0] },
  ]);
});

test('§7.3 a play-off may tie fewer than began it', () => {
  const won = [[7], [7], [6]];
  const { state } = lastTurn({ won, target: 100, playOff: 2, earlier: [120, 120, 120] });
  expect(seen(state)).toMatchObject({ playOff: 3, players: [0, 1], game: 1 });
});

test('§7.3 after three tied play-offs in a row the win is shared', () => {
  const { events } = lastTurn({
    won: [[7], [7], []],
    target: 100,
    playOff: 3,
    players: [0, 1],
    earlier: [120, 120, 90],
  });
  expect(events.at(-1)).toEqual({ type: 'match-over', scores: [250, 250, 90], winners: [0, 1] });
});

test('§7.3 a match is decided by its totals alone, not by tie-breaks', () => {
  const { state } = lastTurn({ won: [[5, 5], [7]], target: 100, earlier: [100, 0] });
  expect(seen(state)).toMatchObject({ playOff: 1, players: [0, 1] });
});

test('§7.4 the next game is begun by the next seat that plays in it', () => {
  expect(seen(lastTurn({ won: [[], [], []], target: 5000, beginner: 2 }).state)).toMatchObject({
    beginner: 0,
    actor: 0,
  });
  const tied = { won: [[8], [], [7], [8]], target: 100, beginner: 0 };
  expect(seen(lastTurn(tied).state)).toMatchObject({ players: [0, 3], beginner: 3, actor: 3 });
});

test('§7.5 the decks of a play-off are doubled by the number of seats', () => {
  const { state } = lastTurn({ won: [[8], [8], [], [], []], target: 100 });
  expect(seen(state).stock.count).toBe(192 - 25);
});

test('§7.6 the score of a match is its total, with its parts', () => {
  const state = layOut({
    hands: ['1h', ''],
    won: [[7], []],
    target: 500,
    earlier: [60, 20],
    bonuses: [100, 100],
  });
  expect(linx.scoreSheet(state)).toEqual([
    {
      seat: 0,
      place: 1,
      points: 190,
      parts: [
        { key: 'cards', points: 30 },
        { key: 'bonuses', points: 100 },
        { key: 'earlier', points: 60 },
      ],
    },
    {
      seat: 1,
      place: 2,
      points: 120,
      parts: [
        { key: 'cards', points: 0 },
        { key: 'bonuses', points: 100 },
        { key: 'earlier', points: 20 },
      ],
    },
  ]);
});
