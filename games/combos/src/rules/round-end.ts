// §6 End of a round and of the game
import { type Chance, type Log, nextSeat, resultOf, type Seat } from '@quartet/core';
import type { Event } from '../events.ts';
import { putAway } from '../laid.ts';
import { scoreSheet } from '../scoring.ts';
import { PHASE, type State, toTheRight } from '../state.ts';
import { deal } from './setup.ts';

/** `payers`: one bit per seat. */
export function endRound(s: State, payers: number, chance: Chance, log: Log<Event>): void {
  let losers = 0;
  putAway(s);
  // §6.1
  for (let seat = 0; seat < s.seats; seat++) {
    if ((payers & (1 << seat)) === 0) continue;
    if (s.chips[seat] === 0) {
      losers++;
      s.lost[seat] = 1;
      log?.({ type: 'lost', seat });
    } else {
      s.chips[seat]!--;
      log?.({ type: 'paid', seat, left: s.chips[seat]! });
    }
  }
  if (losers > 0) {
    // §6.2
    s.phase = PHASE.over;
    if (log) log({ type: 'match-over', ...resultOf(scoreSheet(s)) });
  } else {
    // §6.3
    s.round++;
    deal(s, firstPayer(s, payers), chance, log);
  }
}

/** §6.3 Clockwise from the game's first dealer, who is asked first. */
function firstPayer(s: State, payers: number): Seat {
  let seat = toTheRight(s, s.table.first);
  while ((payers & (1 << seat)) === 0) seat = nextSeat(seat, s.seats);
  return seat;
}
