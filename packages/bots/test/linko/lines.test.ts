import { FastRng, fastChance, type MoveList, NOBODY, type Rng, type Seat, tableFor } from '@quartet/core';
import { linko, PHASE, playCode, type State } from '@quartet/linko';
import { expect, test } from 'vitest';
import { asMasters } from '../../src/linko/lines/choices.ts';
import { linkoLines, STANDING_PLACES } from '../../src/linko/lines/index.ts';
import { CHOICES } from '../../src/linko/lines/learnt-choices.ts';
import { STANDING } from '../../src/linko/lines/learnt-standing.ts';
import { standings } from '../../src/linko/lines/standing.ts';
import { Summed } from '../../src/master/summed.ts';
import { legalMoves, seen } from './position.ts';

const SEATS = 4;
const NO_WHIM: Rng = { below: () => 1, shuffle: () => {} };

/** Calls back at every decision of matches with four seats, half of whose moves are by chance: all phases are met, and all stages. */
function amongFour(matches: number, visit: (state: State, moves: MoveList) => void): void {
  for (let match = 0; match < matches; match++) {
    const chance = fastChance(`four ${match}`);
    const rng = new FastRng(match);
    const state = linko.start(tableFor(linko, SEATS, {}, match % SEATS), chance, null);
    while (linko.actor(state) !== NOBODY) {
      const moves = legalMoves(state);
      if (moves.length > 1) visit(state, moves);
      const isByChance = moves.length === 1 || rng.below(2) === 0;
      const code = isByChance ? moves.at(rng.below(moves.length)) : asMasters(state, rng);
      linko.play(state, code, chance, null);
    }
  }
}

function standingsOf(state: State, me: Seat = NOBODY): number[] {
  const into = new Float64Array(SEATS);
  standings(state, me, into);
  return [...into];
}

test('there are as many numbers as places', () => {
  expect(CHOICES.length).toBe(linkoLines.places);
  expect(STANDING.length).toBe(STANDING_PLACES);
});

test('lines choose the move whose places add up to the most', () => {
  const summed = new Summed();
  const met = new Map<number, number>();
  amongFour(12, (state, moves) => {
    const chosen = asMasters(state, NO_WHIM);
    const values = moves.toArray().map((code) => {
      const settled = linkoLines.placesOfMove(state, code, summed);
      return settled + summed.of(CHOICES);
    });
    const at = moves.toArray().indexOf(chosen);
    expect(at).toBeGreaterThanOrEqual(0);
    expect(values[at]).toBeCloseTo(Math.max(...values), 9);
    met.set(state.phase, (met.get(state.phase) ?? 0) + 1);
  });
  for (const phase of [PHASE.play, PHASE.snatch, PHASE.reclaim, PHASE.draw]) {
    expect(met.get(phase)).toBeGreaterThan(30);
  }
});

test('lines end a round for whoever leads then, and for nobody else', () => {
  const goesOut = (ahead: string, behind: string): boolean => {
    const view = seen({ hand: '5 5', layers: [ahead, behind, '', ''], counts: [2, 4, 4, 4] });
    const state = linko.imagine(view, new FastRng('out'));
    return asMasters(state, NO_WHIM) === playCode(4, 2, 0);
  };
  expect(goesOut('9 9', '10')).toBe(true);
  expect(goesOut('9', '10 10 < 11 11 11 11 < 12 12 12 12 12')).toBe(false);
});

test('standings are shares of one win', () => {
  amongFour(8, (state) => {
    const shares = standingsOf(state, state.actor);
    expect(Math.min(...shares)).toBeGreaterThan(0);
    expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1, 9);
  });
});

test('standings depend on nothing but the state, and who has thought of it', () => {
  let before: { readonly state: State; readonly shares: number[] } | null = null;
  amongFour(4, (state) => {
    const shares = standingsOf(state);
    if (before) expect(standingsOf(before.state)).toEqual(before.shares);
    before = { state: linko.copy(state), shares };
  });
  expect(before).not.toBeNull();
});

test('whoever has more points stands better', () => {
  amongFour(4, (state) => {
    for (let seat = 0; seat < SEATS; seat++) {
      const ahead = linko.copy(state);
      ahead.earlier[seat]! += 3;
      expect(standingsOf(ahead)[seat]).toBeGreaterThan(standingsOf(state)[seat]!);
    }
  });
});

test('whoever has the fewest cards stands best, where all have laid as many', () => {
  const layers = ['7 7', '8 8', '9 9', '10 10'];
  for (let deal = 0; deal < 20; deal++) {
    const view = seen({ hand: '3 3 13', layers, counts: [3, 10, 10, 10] });
    const shares = standingsOf(linko.imagine(view, new FastRng(deal)));
    expect(shares[0]).toBe(Math.max(...shares));
  }
});
