import type { Seat } from '@quartet/core';
import { FACES, PHASE, type State, sizeOf, topShape } from '@quartet/linko';
import { type Odds, oddsFor } from './prospects.ts';
import { pointsOf, smallestHand } from './table.ts';
import { ONE_SIZE } from './worth.ts';

/** So many points make a lead e times as good. */
const CLEAR = 8;

/** How much of the reward is for winning; the rest for how clear the result is. More for that played worse. */
const WIN = 0.9;

/** The win, and a little for a clear one; in the middle of a round, what is to be expected of that. */
export function rewards(s: State, into: Float64Array): void {
  if (s.phase === PHASE.over) judgeResult(s, into);
  else if (isJustDealt(s)) judgeEarlierRounds(s, into);
  else judgePosition(s, into);
}

function judgeResult(s: State, into: Float64Array): void {
  let best = -32768;
  let winners = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    const points = pointsOf(s, seat);
    into[seat] = points;
    if (points > best) winners = 0;
    if (points >= best) {
      best = points;
      winners++;
    }
  }
  let sum = 0;
  for (let seat = 0; seat < s.seats; seat++) sum += Math.exp((into[seat]! - best) / CLEAR);
  for (let seat = 0; seat < s.seats; seat++) {
    const behind = into[seat]! - best;
    into[seat] = ((1 - WIN) * Math.exp(behind / CLEAR)) / sum + (behind === 0 ? WIN / winners : 0);
  }
}

/** A line that was played to the end of its round is left where the next one has been dealt. */
function isJustDealt(s: State): boolean {
  if (s.round === 0) return false;
  for (let seat = 0; seat < s.seats; seat++) if (s.top[seat] !== 0) return false;
  return true;
}

/** The more rounds are to come, the less a lead means. */
function judgeEarlierRounds(s: State, into: Float64Array): void {
  const range = CLEAR * Math.sqrt(1 + s.table.options.rounds - s.round);
  for (let seat = 0; seat < s.seats; seat++) into[seat] = s.earlier[seat]! / range;
  share(into, s.seats);
}

function judgePosition(s: State, into: Float64Array): void {
  const odds = oddsFor(s.seats, smallestHand(s));
  const rest = 1 / Math.sqrt(s.table.options.rounds - s.round);
  for (let seat = 0; seat < s.seats; seat++) into[seat] = rest * prospectsOf(s, seat, odds);
  share(into, s.seats);
}

function prospectsOf(s: State, seat: Seat, odds: Odds): number {
  const { hands } = s;
  const { groups } = odds;
  const hand = seat * FACES;
  let sum = odds.point * pointsOf(s, seat) + odds.tops[topShape(s, seat)]! + odds.next * turnsBefore(s, seat);
  for (let face = 0; face < FACES; face++) sum += groups[hands[hand + face]! * ONE_SIZE + face]!;
  if (seat !== s.victim) return sum;
  if (s.phase === PHASE.draw) return sum + odds.due * s.due;
  const isAtRisk = s.phase === PHASE.snatch || s.phase === PHASE.reclaim;
  return isAtRisk ? sum + odds.atRisk * sizeOf(topShape(s, seat)) : sum;
}

/** 1 for the seat that plays next, less for those after it. */
function turnsBefore(s: State, seat: Seat): number {
  const next = s.phase === PHASE.play ? s.turn : s.turn + 1;
  const away = (seat - next + 2 * s.seats) % s.seats;
  return (s.seats - away) / s.seats;
}

/** Turns odds into shares that add up to 1. */
function share(into: Float64Array, seats: number): void {
  let best = into[0]!;
  for (let seat = 1; seat < seats; seat++) best = Math.max(best, into[seat]!);
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) {
    into[seat] = Math.exp(into[seat]! - best);
    sum += into[seat]!;
  }
  for (let seat = 0; seat < seats; seat++) into[seat]! /= sum;
}
