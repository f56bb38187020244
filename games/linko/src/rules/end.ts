import { type Chance, type Log, NOBODY } from '@quartet/core';
import type { EndReason, Event } from '../events.ts';
import { matchPoints, roundPoints } from '../scoring.ts';
import { PHASE, type State } from '../state.ts';
import { deal } from './setup.ts';

/** §7 The round is over; §8.3 the next one is dealt, if there is one. */
export function endRound(s: State, reason: EndReason, chance: Chance, log: Log<Event>): void {
  log?.({ type: 'round-over', round: s.round + 1, turn: s.turn, reason, points: bySeat(s, roundPoints) });
  if (s.round + 1 === s.table.options.rounds) {
    s.phase = PHASE.over;
    s.actor = NOBODY;
    log?.({ type: 'match-over', points: bySeat(s, matchPoints) });
    return;
  }
  for (let seat = 0; seat < s.seats; seat++) s.earlier[seat] = matchPoints(s, seat);
  s.round++;
  deal(s, chance, log);
}

function bySeat(s: State, points: typeof roundPoints): number[] {
  return Array.from({ length: s.seats }, (_, seat) => points(s, seat));
}
