import type { Seat } from '@quartet/core';
import { END, HAND_SIZE, POINT, ROWS, type State, type View } from '@quartet/keltis';
import { isOpen } from './stones.ts';

// How much rarer than by chance others hold what they would have played: counted in many games of rated bots,
// and drawn towards 1, since each of them has just drawn a card it could not play yet.

/** A point card, which is mostly laid at once. */
const POINT_HELD = 0.4;
/** A pair whose stone lies open. */
const PAIR_HELD = 0.5;
/** A number that the own row no longer takes: mostly discarded. */
const DEAD_HELD = 0.8;

/** How well the imagined hands explain that the others did not play what is in them. */
export function plausibility(s: State, view: View): number {
  // Nobody has shown anything before everybody has acted.
  if (s.pile.length - s.pileSize < s.seats) return 1;
  let likely = 1;
  for (let seat = 0; seat < s.seats; seat++) if (seat !== view.actor) likely *= handLikely(s, seat);
  return likely;
}

function handLikely(s: State, seat: Seat): number {
  const { hands, lowest, highest } = s;
  const from = seat * HAND_SIZE;
  const end = from + s.handSizes[seat]!;
  let likely = 1;
  let before = -1;
  for (let i = from; i < end; i++) {
    const value = hands[i]! >> 3;
    const sign = hands[i]! & 7;
    if (sign === POINT) {
      if (((s.known[seat]! >> (i - from)) & 1) === 0) likely *= POINT_HELD;
      continue;
    }
    if (value === before && isOpen(s, value)) likely *= PAIR_HELD;
    before = value;
    const row = seat * ROWS + sign;
    if (value !== END && (value < lowest[row]! || value > highest[row]!)) likely *= DEAD_HELD;
  }
  return likely;
}
