import { seated } from './seated.ts';
import { Shaker } from './shaker.ts';
import { costOf, swapped } from './swapped.ts';

/** Entrants by table and seat. Every table of a round plays the same deal. */
export type Round = readonly (readonly number[])[];

/** Each round is looked at anew in the light of all others, so often, and from so many starts. */
const SWEEPS = 2;
const STARTS = 3;

/** So many places an evening has: whole tables, and two at least, for one alone has nothing to be compared with. */
export function placesFor(entrants: number, seats: number): number {
  return seats * Math.max(2, Math.ceil(entrants / seats));
}

/**
 * The rounds of an evening: everybody meets everybody as evenly as can be found, and sits on every seat as often as on
 * any other, or once more. The same numbers give the same rounds. `entrants` fill whole tables.
 */
export function movementOf(entrants: number, seats: number, deals: number): Round[] {
  const met = square(entrants);
  const shaker = new Shaker();
  const rounds = Array.from({ length: deals }, (_, deal) => firstGuess(entrants, seats, deal));
  for (const [deal, guess] of rounds.entries()) rounds[deal] = grouped(guess, met, shaker);
  for (let sweep = 0; sweep < SWEEPS; sweep++)
    for (const [deal, round] of rounds.entries()) {
      count(met, round, -1);
      rounds[deal] = grouped(round, met, shaker);
    }
  return seated(rounds);
}

/** Who meets whom in this round: the best that is found from here or from a shaken start, and counted. */
function grouped(guess: Round, met: number[][], shaker: Shaker): Round {
  let best = swapped(guess, met);
  for (let start = 1; start < STARTS; start++) {
    const other = swapped(shaker.shake(guess), met);
    if (costOf(other, met) < costOf(best, met)) best = other;
  }
  count(met, best, 1);
  return best;
}

/** Whoever sits on seat *s* goes on by *s* tables each round: a start that is good already. */
function firstGuess(entrants: number, seats: number, deal: number): Round {
  const tables = entrants / seats;
  return Array.from({ length: tables }, (_, table) =>
    Array.from({ length: seats }, (_, seat) => seat * tables + ((table + deal * seat) % tables)),
  );
}

/** `by`: 1 adds the meetings of a round, -1 takes them back. */
function count(met: number[][], round: Round, by: 1 | -1): void {
  for (const table of round)
    for (const one of table) for (const other of table) if (other !== one) met[one]![other]! += by;
}

function square(size: number): number[][] {
  return Array.from({ length: size }, () => new Array<number>(size).fill(0));
}

/** From the rarest to the most frequent, over all pairs and over all seats of everybody. */
export interface Fairness {
  readonly meetings: readonly [least: number, most: number];
  readonly seats: readonly [least: number, most: number];
}

export function fairnessOf(rounds: readonly Round[]): Fairness {
  const size = rounds[0]!.flat().length;
  const met = square(size);
  const sat = Array.from({ length: size }, () => rounds[0]![0]!.map(() => 0));
  for (const round of rounds) {
    count(met, round, 1);
    for (const table of round) for (const [seat, one] of table.entries()) sat[one]![seat]!++;
  }
  const meetings = met.flatMap((row, one) => row.filter((_, other) => other !== one));
  return { meetings: spanOf(meetings), seats: spanOf(sat.flat()) };
}

function spanOf(counts: readonly number[]): readonly [number, number] {
  return [Math.min(...counts), Math.max(...counts)];
}
