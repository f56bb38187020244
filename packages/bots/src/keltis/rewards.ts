import type { Seat } from '@quartet/core';
import { keltis, PHASE, type State } from '@quartet/keltis';
import { winShare } from '../win-share.ts';
import { lookIntoPile, prospect } from './prospect.ts';

/** A lead of so many points counts in full. */
const CLEAR = 30;
/** Points by which a forecast misses: at the end, and more per turn left. */
const DOUBT = 1.5;
const DOUBT_PER_TURN = 0.15;

const totals = new Int32Array(4);
const scores = new Float64Array(4);

/** Half the chance to win, half the lead over the best of the others. */
export function rewards(s: State, into: Float64Array): void {
  keltis.points(s, totals);
  const isOver = s.phase === PHASE.over;
  if (!isOver) lookIntoPile(s);
  for (let seat = 0; seat < s.seats; seat++) {
    scores[seat] = totals[seat]! + (isOver ? 0 : prospect(s, seat));
  }
  const doubt = isOver ? 0 : DOUBT + (DOUBT_PER_TURN * s.pileSize) / s.seats;
  for (let seat = 0; seat < s.seats; seat++) {
    const lead = leadOf(s, seat);
    const wins = isOver ? winShare(totals, s.seats, seat) : 1 / (1 + Math.exp(-lead / doubt));
    into[seat] = 0.5 * wins + 0.5 * marginShare(lead);
  }
}

function leadOf(s: State, seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < s.seats; other++) {
    if (other !== seat && scores[other]! > best) best = scores[other]!;
  }
  return scores[seat]! - best;
}

function marginShare(lead: number): number {
  const share = 0.5 + lead / (2 * CLEAR);
  return share < 0 ? 0 : share > 1 ? 1 : share;
}
