import { FastRng, fastChance, type Seat, tableFor } from '@quartet/core';
import { expect, test } from 'vitest';
import { advise } from '../src/advise.ts';
import { iterations } from '../src/bot.ts';
import type { Knowledge } from '../src/knowledge.ts';
import { plainKnowledge } from '../src/plain/knowledge.ts';
import { flatSearch } from '../src/search/flat.ts';
import { legalMoves } from './decisions.ts';
import { type LadderShapes, ladder } from './ladder.ts';

type State = LadderShapes['State'];
const SEATS = 3;

/** The first decision of a match, the seat's own to make. */
function begun(seat: Seat): State {
  return ladder.start(tableFor(ladder, SEATS, {}, seat), fastChance('lines'), null);
}

function search(knowledge: Knowledge<LadderShapes>, state: State, lines = 400) {
  const view = ladder.view(state, ladder.actor(state));
  const candidates = legalMoves(ladder, state).map((code) => ({ code, rating: 0 }));
  return flatSearch({ knowledge, view, candidates, rng: new FastRng(5), budget: iterations(lines) });
}

/** One seat is the better off the higher the card it has just laid, the others the worse. */
function highest(seat: Seat): Knowledge<LadderShapes> {
  return {
    ...plainKnowledge(ladder),
    patience: 0,
    rewards({ laid }, into) {
      for (let other = 0; other < SEATS; other++) into[other] = 1 - laid[seat]! / 40;
      into[seat] = laid[seat]! / 40;
    },
  };
}

test.each([0, 1, 2])(
  'seat %i is shown what is best for itself, and thinks no longer when that is clear',
  (seat) => {
    const state = begun(seat);
    const found = search(highest(seat), state);
    const codes = legalMoves(ladder, state).toReversed();
    expect(found.map(({ code }) => code)).toEqual(codes);
    expect(found.map(({ value }) => value)).toEqual(codes.map((code) => expect.closeTo(code / 40)));
    expect(new Set(found.map(({ tried }) => tried))).toEqual(new Set([12]));
  },
);

test('after each phase the weaker half is dropped', () => {
  // So close that none is beaten before.
  const close: Knowledge<LadderShapes> = {
    ...highest(0),
    rewards: ({ laid }, into) => into.fill(0.5 + laid[0]! * 1e-6),
  };
  const found = search(close, begun(0), 300);
  const [first, , third, fourth, last] = found.map(({ tried }) => tried);
  expect(found[0]!.code).toBe(legalMoves(ladder, begun(0)).at(-1));
  expect(first).toBeGreaterThan(third!);
  expect(third).toBeGreaterThan(fourth!);
  expect(fourth).toBe(last);
  // With the time up after one deal, no other is looked at.
  expect(search(close, begun(0), 1).map(({ tried }) => tried)).toEqual([1, 1, 1, 1, 1]);
});

test('advice speaks of the win and the points of who must act', () => {
  const state = begun(1);
  state.points.set([9, 4, 2]);
  state.trick = 5;
  const view = ladder.view(state, 1);
  const knowledge: Knowledge<LadderShapes> = { ...highest(1), width: 2 };
  const codes = legalMoves(ladder, state);
  const advice = advise(knowledge, view, codes, new FastRng(3), iterations(60));
  expect(advice.map(({ points, wins }) => [points, wins])).toEqual([
    [4, 0],
    [4, 0],
  ]);
  expect(advice[0]!.behind).toBe(0);
  expect(advice[1]!.behind).toBeCloseTo((advice[0]!.code - advice[1]!.code) / 40);
  state.points.set([2, 4, 4]);
  const [leading] = advise(knowledge, ladder.view(state, 1), codes, new FastRng(3), iterations(60));
  expect([leading!.points, leading!.wins]).toEqual([4, 0.5]);
});

test('advice looks at the most promising moves, and at the one that was played', () => {
  const state = begun(0);
  const rising: Knowledge<LadderShapes> = {
    ...highest(0),
    width: 2,
    // A temper is for who plays; advice has none.
    rate(_, moves, temper, into) {
      for (let i = 0; i < moves.length; i++) into[i] = temper === 'balanced' ? moves.at(i) : -moves.at(i);
    },
  };
  const codes = legalMoves(ladder, state);
  const asked = (also: number | null): number[] =>
    advise(rising, ladder.view(state, 0), codes, new FastRng(3), iterations(60), also)
      .map(({ code }) => code)
      .sort((a, b) => a - b);
  expect(asked(null)).toEqual(codes.slice(-2));
  expect(asked(codes[0]!)).toEqual([codes[0], ...codes.slice(-2)]);
  expect(asked(codes.at(-1)!)).toEqual(codes.slice(-2));
});

test('moves meet the same luck in the same line, and other luck in the next', () => {
  let drawn = 0;
  const dice = new Set<number>();
  const lucky: Knowledge<LadderShapes> = {
    ...plainKnowledge(ladder),
    patience: 1,
    rollout(state, _, rng) {
      drawn = rng.below(1000) / 1000;
      dice.add(drawn);
      return legalMoves(ladder, state)[0]!;
    },
    rewards: (_, into) => into.fill(drawn),
  };
  const found = search(lucky, begun(0), 10);
  expect(new Set(found.filter(({ tried }) => tried === 1).map(({ value }) => value)).size).toBe(1);
  expect(dice.size).toBeGreaterThan(2);
});

test('a line is left where the next round is dealt, and no sooner', () => {
  const rounds = new Set<number>();
  const ends = new Set<number>();
  const watching: Knowledge<LadderShapes> = {
    ...plainKnowledge(ladder),
    rollout(state) {
      rounds.add(state.round);
      return legalMoves(ladder, state)[0]!;
    },
    rewards(state, into) {
      ends.add(state.round);
      into.fill(0.5);
    },
  };
  search(watching, begun(0), 20);
  expect([[...rounds], [...ends]]).toEqual([[0], [1]]);
});

test('a line is left where its stage is over, or patience', () => {
  const ends = new Set<string>();
  const noting: Knowledge<LadderShapes> = {
    ...plainKnowledge(ladder),
    rewards(state, into) {
      ends.add(`trick ${state.trick}, ${state.gone.filter(Boolean).length} cards`);
      into.fill(0.5);
    },
  };
  search({ ...noting, stage: ({ trick }) => trick }, begun(0), 20);
  expect([...ends]).toEqual(['trick 2, 3 cards']);
  ends.clear();
  search({ ...noting, patience: 4 }, begun(0), 20);
  expect([...ends]).toEqual(['trick 2, 5 cards']);
});
