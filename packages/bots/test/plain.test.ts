import { findGame } from '@quartet/catalog';
import { FastRng, fastChance, type Game, LANGUAGES, MoveList, tableFor } from '@quartet/core';
import { longUnless } from '@quartet/testkit/long';
import { expect, test } from 'vitest';
import { advise, decide, iterations, knowledgeOf, loadExpert, makeBot, parseBotSpec } from '../src/index.ts';
import { plainKnowledge } from '../src/plain/knowledge.ts';
import { decisionsOf } from './decisions.ts';
import { ladder } from './ladder.ts';
import { STRANGERS } from './strangers.ts';
import { winShare } from './win-share.ts';

const stranger = (id: string): Game => STRANGERS.find((game) => game.id.endsWith(id))!;
const bot = (game: Game, name: string) => makeBot(game, parseBotSpec(name)!);

for (const [id, seats, deals, least] of [
  ['ladder', 2, 20, 0.75],
  ['keltis', 2, 2, 0.9],
  // All who have not lost share the win: a half is the most there is.
  ['combos', 3, 3, 0.45],
] as const)
  test(
    `hard beats random at ${id} with ${seats} seats, knowing no more than the rules`,
    longUnless(id === 'keltis'),
    () => {
      const game = stranger(id);
      const played = { seats, deals, thinking: 50 };
      expect(winShare(game, bot(game, 'hard'), bot(game, 'random'), played)).toBeGreaterThan(least);
    },
  );

test.each([
  ['easy', 'random', 0.6],
  ['medium', 'easy', 0.55],
  ['hard', 'medium', 0.52],
])('knowing no more than the rules, %s beats %s', (one, rest, least) => {
  const game = stranger('ladder');
  const played = { seats: 2, deals: 30, thinking: 300 };
  expect(winShare(game, bot(game, one), bot(game, rest), played)).toBeGreaterThan(least);
});

test.each(STRANGERS)('nobody knows $id, and yet it is played, advised on and explained', async (game) => {
  const { knowledge, reasons } = await loadExpert(game);
  expect(knowledge.game).toBe(game);
  expect(knowledgeOf(game).glance).toBe(knowledge.glance);
  const [{ view, codes }] = decisionsOf(game, 1) as [ReturnType<typeof decisionsOf>[number]];
  const advice = advise(knowledge, view, codes, new FastRng(1), iterations(50), codes[0]);
  expect(advice.map(({ code }) => code)).toContain(codes[0]);
  expect(advice[0]!.behind).toBe(0);
  for (const language of LANGUAGES) {
    expect(reasons[language](advice[0]!.reason)).toMatch(/^\S+( \S+){3,}$/);
  }
  const move = decide(game, bot(game, 'medium'), view, new FastRng(1), iterations(5));
  expect(game.parse(game.print(move))).toEqual(move);
});

test('a game that somebody knows is played by who knows it', async () => {
  const keltis = findGame('keltis')!;
  expect((await loadExpert(keltis)).knowledge).toBe(knowledgeOf(keltis));
  expect(knowledgeOf(keltis).glance).toBeUndefined();
});

const { rate, rewards, width } = plainKnowledge(ladder);

test('points won at once please the greedy, points left to others displease the blocking', () => {
  const state = ladder.start(tableFor(ladder, 2), fastChance('liking'), null);
  state.holders.fill(-1);
  for (const [card, holder] of [
    [3, 1],
    [9, 1],
    [5, 0],
    [6, 0],
  ] as const)
    state.holders[card] = holder;
  ladder.play(state, 5, fastChance('liking'), null);
  const moves = new MoveList(ladder.moveSpace);
  ladder.legal(state, moves);
  const ratings = (temper: Parameters<typeof rate>[2]): number[] => {
    const into = new Float64Array(2);
    rate(state, moves, temper, into);
    return [...into];
  };
  expect(moves.toArray()).toEqual([3, 9]);
  expect(ratings('balanced')).toEqual([0, 0]);
  expect(ratings('greedy')).toEqual([0, 1]);
  expect(ratings('blocking')).toEqual([-1, -0]);
  expect(ratings('cautious')).toEqual([0, 0]);
});

test('points lost at once displease the cautious', () => {
  const dear: typeof ladder = { ...ladder, points: ({ gone }, into) => into.fill(gone[7] === 1 ? -2 : 0) };
  const state = ladder.start(tableFor(ladder, 2), fastChance('liking'), null);
  state.holders.fill(-1);
  state.holders.set([0, 0], 7);
  const moves = new MoveList(ladder.moveSpace);
  ladder.legal(state, moves);
  const into = new Float64Array(2);
  plainKnowledge(dear).rate(state, moves, 'cautious', into);
  expect([...into]).toEqual([-1, 0]);
});

test('who is ahead is rewarded more, in the middle of a match and at its end', () => {
  const state = ladder.start(tableFor(ladder, 3), fastChance('rewards'), null);
  const into = new Float64Array(3);
  state.points.set([5, 9, 1]);
  rewards(state, into);
  expect(into[1]).toBeGreaterThan(into[0]!);
  expect(into[0]).toBeGreaterThan(into[2]!);
  // Half for the first place, and half for the lead over the others' average among all points, and one.
  expect(into[1]).toBeCloseTo(0.5 + 0.5 * (0.5 + 6 / (2 * 16)));
  expect(into[2]).toBeCloseTo(0.5 * (0.5 - 6 / (2 * 16)));
  state.points.set([4, 4, 4]);
  rewards(state, into);
  expect([...into]).toEqual([0, 0, 0].map(() => expect.closeTo(0.5 / 3 + 0.25)));
});

test('where moves are too many to be looked at, a few of another kind are not forgotten', () => {
  const bulky = { ...ladder, bulk: { has: (code: number) => code <= 18, measure: () => ({}) } };
  const into = new Float64Array(ladder.moveSpace);
  const moves = new MoveList(ladder.moveSpace);
  for (let code = 1; code <= 20; code++) moves.add(code);
  const state = ladder.start(tableFor(ladder, 2), fastChance('bulk'), null);
  plainKnowledge(bulky).rate(state, moves, 'balanced', into);
  expect(into[18]).toBeGreaterThan(into[17]!);
  expect(into[17]).toBe(into[0]);
  expect(width).toBeGreaterThan(10);
});
