import { type Chance, type Log, nextSeat, type Seat } from '@quartet/core';
import { GHOST_FACES } from '../cards.ts';
import type { Event } from '../events.ts';
import { beats, cardsOnTop, faceOfShape, sizeOf, topShape } from '../layers.ts';
import { PHASE, type State } from '../state.ts';
import { endRound } from './end.ts';

// §3 The course of a turn.

/** §5.1 After the play each opponent is checked once, clockwise; §9.3 in a Duel the ghost first. */
export function snatchFirst(s: State, chance: Chance, log: Log<Event>): void {
  if (s.isDuel && groupInReach(s, 0) < GHOST_FACES) s.phase = PHASE.ghost;
  else checkFrom(s, nextSeat(s.turn, s.seats), chance, log);
}

/** §5.1 Checks `seat` and those after it; the turn passes when all have been checked. */
export function checkFrom(s: State, seat: Seat, chance: Chance, log: Log<Event>): void {
  const shape = topShape(s, s.turn);
  let opponent = seat;
  while (opponent !== s.turn) {
    if (beats(shape, topShape(s, opponent))) {
      s.victim = opponent;
      s.actor = s.turn;
      s.phase = PHASE.snatch;
      log?.({ type: 'snatched', seat: s.turn, victim: opponent, cards: cardsOnTop(s, opponent) });
      return;
    }
    opponent = nextSeat(opponent, s.seats);
  }
  endTurn(s, chance, log);
}

/** §3.3 The turn passes clockwise, unless §7.2 it was the last. */
function endTurn(s: State, chance: Chance, log: Log<Event>): void {
  if (s.lastTurn) {
    endRound(s, 'supply', chance, log);
    return;
  }
  s.turn = nextSeat(s.turn, s.seats);
  s.actor = s.turn;
  s.phase = PHASE.play;
}

/**
 * §9.3 The ghost's cards of one number are one group. The lowest face, not below `from`, whose group
 * the layer just played snatches; GHOST_FACES if there is none.
 */
export function groupInReach(s: State, from: number): number {
  const shape = topShape(s, s.turn);
  const size = sizeOf(shape);
  const limit = Math.min(faceOfShape(shape), GHOST_FACES);
  for (let face = from; face < limit; face++) if (s.ghost[face] === size) return face;
  return GHOST_FACES;
}
