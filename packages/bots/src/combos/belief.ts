import {
  ACT,
  ALWAYS,
  HAND_MAX,
  KNOWN,
  LONGEST,
  NO_NEIGHBOUR,
  STRENGTHS,
  type State,
  strengthLaid,
  toTheLeft,
} from '@quartet/combos';
import type { Seat } from '@quartet/core';

/** How likely somebody who could beat takes a reserve card all the same, against one who could not. */
const DECLINES = 0.3;

/** Who took a reserve card in this turn probably could not beat what lay there. */
export function plausibility(s: State): number {
  if (s.phase !== ACT) return 1;
  let likely = 1;
  let best = 0;
  for (let seat = s.opener; seat !== s.turn; seat = toTheLeft(s, seat)) {
    if (s.laid[seat * LONGEST] !== 0) {
      const strength = strengthLaid(s, seat);
      if (strength > best) best = strength;
    } else if (s.sizes[seat] !== 0 && couldBeat(s, seat, best)) likely *= DECLINES;
  }
  return likely;
}

/** With cards that were there before a reserve card was put in; a Stop or Redraw may well be kept. */
function couldBeat(s: State, seat: Seat, best: number): boolean {
  const first = seat * HAND_MAX;
  let trio = (NO_NEIGHBOUR << 8) | (NO_NEIGHBOUR << 4);
  for (let at = first + s.sizes[seat]! - 1; at >= first; at--) {
    const card = s.hands[at]!;
    trio = ((card & KNOWN ? NO_NEIGHBOUR : card) << 8) | (trio >> 4);
    const strengths = STRENGTHS[trio]!;
    const one = strengths & 0xff;
    if (one !== ALWAYS && one > best) return true;
    if (((strengths >> 8) & 0xff) > best || ((strengths >> 16) & 0xff) > best) return true;
  }
  return false;
}
