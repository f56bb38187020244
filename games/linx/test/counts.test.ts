import { FastRng, fastChance, Match, type Table, tableFor } from '@quartet/core';
import { checkAgainstNaive, checkCounts, dealsOf } from '@quartet/testkit';
import { longUnless } from '@quartet/testkit/long';
import { expect, test } from 'vitest';
import { linx, type Options } from '../src/index.ts';
import { kit } from './kit.ts';
import { naive } from './naive.ts';

for (const seats of [2, 3, 4, 5, 6])
  test(`the naive program agrees move by move with ${seats} seats`, longUnless(seats === 3), () => {
    checkAgainstNaive(kit, naive, { seats, games: 4, seed: 'fixed' });
  });

for (const seats of [2, 5])
  test(`the naive program counts the same lines of play with ${seats} seats`, longUnless(seats === 2), () => {
    const counts = checkCounts(kit, naive, { seats, games: 2, seed: 'fixed', depth: 4 });
    expect(Math.min(...counts)).toBeGreaterThan(20);
  });

// Timid players score alike, so that matches go through play-offs, and swap with the discard pile until they are stopped.
for (const seats of [2, 3, 4, 5, 6])
  test(`the naive program agrees in tied matches with ${seats} seats`, longUnless(seats === 4), () => {
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
