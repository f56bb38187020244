import { type ScoreLine, type Seat, sheetOf } from '@quartet/core';
import type { State } from './state.ts';

export type ScorePart = 'out' | 'left';

const OUT = 5;

/** §4.2 Cards in hand count as if the round ended now. */
export function points(s: State, into: Int32Array): void {
  for (let seat = 0; seat < s.seats; seat++) into[seat] = scoreOf(s, seat);
}

export function scoreOf(s: State, seat: Seat): number {
  return forOuts(s, seat) + forCards(s, seat);
}

function forOuts(s: State, seat: Seat): number {
  return OUT * s.outs[seat]!;
}

function forCards(s: State, seat: Seat): number {
  return 0 - s.left[seat]! - s.sizes[seat]!;
}

export function scores(s: State): number[] {
  return Array.from(s.sizes, (_, seat) => scoreOf(s, seat));
}

/** §5.1 */
export function scoreSheet(s: State): readonly ScoreLine[] {
  return sheetOf(scores(s), (seat) => [part('out', forOuts(s, seat)), part('left', forCards(s, seat))]);
}

export function winnersOf(s: State): Seat[] {
  const best = scoreSheet(s).filter(({ place }) => place === 1);
  return best.map(({ seat }) => seat);
}

function part(key: ScorePart, score: number): { readonly key: ScorePart; readonly points: number } {
  return { key, points: score };
}
