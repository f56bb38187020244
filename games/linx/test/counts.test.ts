import { FastRng, fastChance, Match, type Table, tableFor } from '@quartet/core';
import { checkAgainstNaive, checkCounts, dealsOf } from '@quartet/testkit';
import { expect, test } from 'vitest';
import { linx, type Options } from '../src/index.ts';
import { kit } from './kit.ts';
import { naive } from './naive.ts';

test.each([2, 3, 4, 5, 6])('the naive program agrees move by move with %i seats', (seats) => {
  checkAgainstNaive(kit, naive, { seats, games: 4, seed: 'fixed' });
});

test.each([2, 5])('the naive program counts the same lines of play with %i seats', (seats) => {
  const counts = checkCounts(kit, naive, { seats, games: 2, seed: 'fixed', depth: 4 });
  expect(Math.min(...counts)).toBeGreaterThan(20);
});

// Timid players score alike, so that matches go through play-offs, and swap with the discard pile until they are stopped.
test.each([2, 3, 4, 5, 6])('the naive program agrees in tied matches with %i seats', (seats) => {
  const table = tableFor(linx, seats, { target: 50 }, 1);
  // §7.3 Nobody lays a chain: all tie, in the game and in three play-offs.
  expect(playTimidly(table, 0, 'never')).toBe(4);
  playTimidly(table, 3, 'timid');
});

/** Plays a match in both programs with about so many chains in 200 decisions; returns how many games it took. */
function playTimidly(table: Table<Options>, chains: number, seed: string): number {
  const match = Match.deal(linx, table, fastChance(seed));
  const plain = naive(table, dealsOf(linx, table, fastChance(seed)));
  const rng = new FastRng(seed);
  while (!match.over) {
    const { legal } = match.listing();
    const texts = plain.legal();
    const layable = texts.filter((text) => text.startsWith('chain'));
    const others = texts.filter((text) => !text.startsWith('chain'));
    expect([match.actor, ...legal]).toEqual([plain.actor(), ...others.sort()]);
    const text = chooseTimidly(legal, rng.below(200) < chains ? layable : [], rng);
    expect(match.play(match.actor, text).ok).toBe(true);
    plain.play(text);
  }
  expect(match.result()).toEqual({ scores: plain.scores(), winners: plain.winners() });
  return match.record().deals!.length;
}

function chooseTimidly(legal: readonly string[], chains: readonly string[], rng: FastRng): string {
  if (legal.includes('draw discard') && rng.below(4) > 0) return 'draw discard';
  const choices = chains.length > 0 ? chains : legal;
  return choices[rng.below(choices.length)]!;
}
