import { loadExpert } from '@quartet/bots';
import { games } from '@quartet/catalog';
import type { MatchRecord } from '@quartet/core';
import { describe, expect, test } from 'vitest';
import { dailyDeal, ERAS, firstDifference, readSameDeal } from '../src/index.ts';
import { answer, begin, checkPlayed, fitsGame, playedBy, seated } from '../src/play-index.ts';

const DAY = '2026-11-16';
const played = await Promise.all(
  games
    .filter(({ id }) => Object.hasOwn(ERAS, id))
    .map(async (game) => {
      const { knowledge } = await loadExpert(game);
      const deal = dailyDeal(game.id, DAY)!;
      return { id: game.id, knowledge, deal, record: playedBy(knowledge, deal, 'easy').record() };
    }),
);

describe.each(played)('$id', ({ knowledge, deal, record }) => {
  const check = (change: Partial<MatchRecord>) => checkPlayed(knowledge, deal, { ...record, ...change });
  const last = record.moves.length - 1;

  test('a record of the deal is believed, and plays out to the same points', () => {
    const checked = check({});
    expect(checked.ok && checked.match.result()).toEqual(record.result);
  });

  test('what a bot answers depends on the game so far alone', () => {
    const match = begin(knowledge, deal);
    for (const text of record.moves) {
      const same = deal.bots[match.actor];
      // Made anew each time, and asked twice: nothing is carried from one decision to the next.
      if (same) {
        const bot = seated(knowledge, same);
        answer(match, bot);
        expect(match.game.print(answer(match, bot))).toBe(text);
      }
      match.play(match.actor, text);
    }
  });

  test('a bot that was made to play otherwise is noticed', () => {
    const match = begin(knowledge, deal);
    const changed = record.moves.findIndex((text) => {
      const isChoice = deal.bots[match.actor] !== null && match.moves().length > 1;
      if (!isChoice) match.play(match.actor, text);
      return isChoice;
    });
    const other = match
      .moves()
      .map((move) => match.game.print(move))
      .find((text) => text !== record.moves[changed])!;
    const moves = record.moves.with(changed, other);
    expect(check({ moves })).toEqual({ ok: false, fault: 'other-bot', ply: changed });
  });

  test('another deal, another table, a broken-off match and one that goes on are refused', () => {
    const other = { ok: false, fault: 'other-deal' };
    expect(check({ seed: dailyDeal(deal.game, '2026-11-17')!.seed })).toEqual(other);
    expect(check({ first: (deal.first + 1) % deal.seats })).toEqual(other);
    expect(check({ rules: 2 })).toEqual(other);
    expect(check({ moves: record.moves.slice(0, last) })).toMatchObject({ ok: false, fault: 'unfinished' });
    expect(check({ moves: [...record.moves, 'pass'] })).toEqual({ ok: false, fault: 'too-long' });
  });

  test('what the person may not play is refused with its rule', () => {
    const match = begin(knowledge, deal);
    const mine = record.moves.findIndex((text) => {
      const isMine = match.actor === deal.seat;
      if (!isMine) match.play(match.actor, text);
      return isMine;
    });
    const moves = record.moves.with(mine, 'nothing that is a move');
    expect(check({ moves })).toMatchObject({ ok: false, fault: 'refused', ply: mine });
  });
});

test('a deal from elsewhere is played only by a game that it fits', () => {
  const { knowledge, deal } = played[0]!;
  const fits = (change: object): boolean => fitsGame(knowledge.game, { ...deal, ...change });
  expect(fits({})).toBe(true);
  expect(fits({ rules: 2 })).toBe(false);
  expect(fits({ game: 'chess' })).toBe(false);
  expect(fits({ seats: 9 })).toBe(false);
  expect(fits({ options: { rounds: 99 } })).toBe(false);
  expect(fits({ options: { jokers: true } })).toBe(false);
  expect(fits({ seed: 'none' })).toBe(false);
});

test('two matches differ at their first different decision, or not at all', () => {
  expect(firstDifference({ moves: ['a', 'b'] }, { moves: ['a', 'c'] })).toBe(1);
  expect(firstDifference({ moves: ['a'] }, { moves: ['a', 'c'] })).toBe(1);
  expect(firstDifference({ moves: ['a'] }, { moves: ['a'] })).toBeNull();
});

test.each([
  null,
  {},
  { ...played[0]!.deal, seat: 4 },
  { ...played[0]!.deal, bots: [] },
  { ...played[0]!.deal, bots: [null, null, null, null] },
  { ...played[0]!.deal, options: { rounds: [] } },
  {
    ...played[0]!.deal,
    bots: [null, ...[1, 2, 3].map(() => ({ level: 'hard', temper: 'greedy', lines: 0, seed: 'x' }))],
  },
])('what is not written as deals are is no deal (%#)', (value) => {
  expect(readSameDeal(value)).toBeNull();
});
