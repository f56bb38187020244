import { type Deal, dealtChance, readDeal, tableFor } from '@quartet/core';
import { expect, test } from 'vitest';
import { type Event, linko, type State } from '../src/index.ts';
import { at, hand, legalTexts, open, play, refusal, row } from './position.ts';

// §9 The Duel with the ghost.

/** Deals the listed cards first, the others in their own order after them. */
function deal(cards: readonly string[], log: (event: Event) => void = () => {}): State {
  const table = tableFor(linko, 2);
  const decks = linko.decks(table);
  const rest = Array.from(decks[0]!.cards, (card) => decks[0]!.print(card)).filter(
    (card) => !cards.includes(card),
  );
  const listed: Deal = { cards: [...cards, ...rest] };
  const order = readDeal(decks, listed);
  if (typeof order === 'string') throw new Error(order);
  return linko.start(table, dealtChance(decks, [order]).chance, log);
}

/** Eight and three cards for each hand, six for the row. */
const HANDS_AND_ROW = [
  ...'abcdefgh'.split('').map((suit) => `1${suit}`),
  ...['2a', '2b', '2c'],
  ...'abcdefgh'.split('').map((suit) => `3${suit}`),
  ...['4a', '4b', '4c'],
  ...['5a', '6a', '7a', '8a', '9a', '10a'],
];

test('§9.1 two jokers and 11 cards to each, six to the row, 13 to the ghost', () => {
  const state = deal(HANDS_AND_ROW);
  expect(hand(state, 0)).toBe('1 1 1 1 1 1 1 1 2 2 2 X X');
  expect(hand(state, 1)).toBe('3 3 3 3 3 3 3 3 4 4 4 X X');
  expect(row(state)).toBe('5|6|7|8|9|10');
  expect(open(state).ghost).toEqual(['2', '2', '2', '2', '2', '4', '4', '4', '4', '4', '5', '5', '5']);
  expect(open(state).pile.count).toBe(105 - 22 - 6 - 13);
});

test('§9.2 13s and jokers of the ghost go to the slots with the fewest cards, and the ghost is refilled', () => {
  const events: Event[] = [];
  const ghost = ['13a', '11a', '13b', 'Xe', '11b', '11c', '13c', '13d', '13e', '11d', '11e', '11f', '11g'];
  const state = deal([...HANDS_AND_ROW, ...ghost, '12a', '13f', '12b', '12c', '12d', '12e', '12f'], (event) =>
    events.push(event),
  );
  expect(row(state)).toBe('5 13 13|6 13|7 X|8 13|9 13|10 13');
  expect(open(state).ghost!.join(' ')).toBe('11 11 11 11 11 11 11 12 12 12 12 12 12');
  expect(events.map((event) => event.type)).toEqual(['dealt', 'ghost-filled']);
  expect(events[1]).toMatchObject({
    moved: [{ slot: 1, card: '13' }, { slot: 2 }, { slot: 3, card: 'X' }, {}, {}, {}, { slot: 1 }],
  });
});

const GHOST = '2 2 5 5 5 6 6 8 8 9 10 11 12';
const seats = [
  { hand: '7 7 1', layers: '' },
  { hand: '2 3', layers: '4 4' },
];

test('§9.3 the ghost is checked first: complete groups of the played size and a lower number', () => {
  const state = at({ seats, ghost: GHOST });
  play(state, 'play 7 7');
  expect(open(state)).toMatchObject({ phase: 'ghost', actor: 0 });
  expect(legalTexts(state)).toEqual(['snatch 2', 'snatch 6']);
  expect(refusal(state, 'snatch 4')).toMatchObject({ code: 'no-group', details: { card: '4' } });
  expect(refusal(state, 'snatch 5')).toMatchObject({
    code: 'group-size',
    details: { card: '5', has: 3, needs: 2 },
  });
  expect(refusal(state, 'snatch 8')).toMatchObject({
    code: 'group-not-lower',
    details: { card: '8', played: '7' },
  });
  expect(refusal(state, 'leave')).toMatchObject({ code: 'not-now', details: { asked: 'ghost' } });
});

test('§9.3 jokers alone beat every group of their size', () => {
  const state = at({ seats: [{ hand: 'X 1' }, { hand: '1' }], ghost: GHOST });
  play(state, 'play X');
  expect(legalTexts(state)).toEqual(['snatch 9', 'snatch 10', 'snatch 11', 'snatch 12']);
});

test('§9.3 the group joins the hand, the ghost is refilled at once, then the opponent is checked', () => {
  const state = at({ seats, ghost: GHOST, row: '1|1|1 X|1|1|1', pile: '13 3 13 4 9' });
  const events = play(state, 'play 7 7', 'snatch 6');
  expect(hand(state, 0)).toBe('1 6 6');
  expect(open(state).ghost!.join(' ')).toBe('2 2 3 4 5 5 5 8 8 9 10 11 12');
  expect(row(state)).toBe('1 13|1 13|1 X|1|1|1');
  expect(events.slice(1)).toEqual([
    { type: 'ghost-snatched', seat: 0, cards: ['6', '6'] },
    {
      type: 'ghost-filled',
      cards: ['3', '4'],
      moved: [
        { slot: 1, card: '13' },
        { slot: 2, card: '13' },
      ],
    },
    { type: 'snatched', seat: 0, victim: 1, cards: ['4', '4'] },
  ]);
});

test('§9.3 the ghost is not checked again in the same turn', () => {
  const state = at({ seats: [seats[0]!, { hand: '2' }], ghost: GHOST, pile: '3 3 9' });
  play(state, 'play 7 7', 'snatch 2');
  expect(open(state)).toMatchObject({ phase: 'play', turn: 1 });
});

test('§9.4 all cards of a slot are one draw', () => {
  const state = at({ seats, ghost: '12', row: '1|1|9 13 X|1|1|1', pile: '8 8' });
  play(state, 'play 7 7', 'take', 'draw row 3');
  expect(hand(state, 1)).toBe('2 3 9 13 X');
  expect(open(state)).toMatchObject({ phase: 'draw', due: 1 });
  play(state, 'draw pile');
  expect(row(state)).toBe('1|1|8|1|1|1');
});

test('§9.5 a ghost that cannot be refilled ends nothing', () => {
  const state = at({ seats: [seats[0]!, { hand: '2' }], ghost: GHOST, pile: '13' });
  play(state, 'play 7 7', 'snatch 2');
  expect(open(state).ghost).toHaveLength(11);
  expect(row(state)).toBe('1 13|1|1|1|1|1');
  expect(open(state)).toMatchObject({ lastTurn: false, phase: 'play', turn: 1 });
});

test('§9.5 the ghost scores nothing', () => {
  expect(linko.scoreSheet(at({ seats, ghost: GHOST })).map((line) => line.points)).toEqual([-3, 0]);
});

test('§11.1 without the Duel there is no ghost to snatch from', () => {
  const state = at({ seats, options: { duel: false } });
  expect(open(state).ghost).toBeUndefined();
  expect(refusal(state, 'snatch 5')).toMatchObject({ code: 'not-now' });
  expect(linko.options.duel.choices(3)).toEqual([false]);
});
