import type { ScoreLine, Seat } from '@quartet/core';
import type { State } from './state.ts';

export type ScorePart = 'chips' | 'lost';

// §6.4 Chips left, −1 for a loser.
export function points(s: State, into: Int32Array): void {
  for (let seat = 0; seat < s.seats; seat++) into[seat] = s.chips[seat]! - s.lost[seat]!;
}

/** §6.2 All who have not lost. */
function winnersOf(s: State): Seat[] {
  return Array.from(s.lost.keys()).filter((seat) => s.lost[seat] === 0);
}

/** §6.2 Winners share the first place. */
export function scoreSheet(s: State): readonly ScoreLine[] {
  const scores = new Int32Array(s.seats);
  points(s, scores);
  const winners = winnersOf(s).length;
  return Array.from(scores, (score, seat) => ({
    seat,
    place: s.lost[seat] ? winners + 1 : 1,
    points: score,
    parts: [part('chips', s.chips[seat]!), ...(s.lost[seat] ? [part('lost', -1)] : [])],
  }));
}

function part(key: ScorePart, score: number): { readonly key: ScorePart; readonly points: number } {
  return { key, points: score };
}
