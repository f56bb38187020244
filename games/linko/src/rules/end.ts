import { type Chance, type Log, NOBODY, resultOf } from '@quartet/core';
import type { EndReason, Event } from '../events.ts';
import { matchPoints, roundPoints, scoreSheet } from '../scoring.ts';
import { PHASE, type State } from '../state.ts';
import { deal } from './setup.ts';

/** §7 The round is over; §8.3 the next one is dealt, if there is one. */
export function endRound(s: State, reason: EndReason, chance: Chance, log: Log<Event>): void {
  log?.({ type: 'round-over', round: s.round + 1, turn: s.turn, reason, points: pointsBySeat(s) });
  if (s.round + 1 === s.table.options.rounds) {
    s.phase = PHASE.over;
    s.actor = NOBODY;
    if (log) log({ type: 'match-over', ...resultOf(scoreSheet(s)) });
    return;
  }
  for (let seat = 0; seat < s.seats; seat++) s.earlier[seat] = matchPoints(s, seat);
  s.round++;
  deal(s, chance, log);
}

function pointsBySeat(s: State): number[] {
  return Array.from(s.held, (_, seat) => roundPoints(s, seat));
}
