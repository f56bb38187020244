import { nextSeat, type PhaseRules } from '@quartet/core';
import type { Event } from '../events.ts';
import { cardsOnTop, pickUp, putAway, sizeOf, topShape } from '../layers.ts';
import { DISCARD, LEAVE, RECLAIM, TAKE } from '../moves.ts';
import { PHASE, type State } from '../state.ts';
import { mustDraw } from './draw.ts';
import { checkFrom } from './turn.ts';

// §5.5 The active player takes the snatched cards, or leaves them to the victim.
export const snatch: PhaseRules<State, Event> = {
  legal(_s, moves) {
    moves.add(TAKE);
    moves.add(LEAVE);
  },

  play(s, move, chance, log) {
    const { turn, victim } = s;
    if (move === LEAVE) {
      log?.({ type: 'left', seat: turn, victim, cards: cardsOnTop(s, victim) });
      s.actor = victim;
      s.phase = PHASE.reclaim;
      return;
    }
    const size = sizeOf(topShape(s, victim));
    log?.({ type: 'taken', seat: turn, victim, cards: cardsOnTop(s, victim) });
    pickUp(s, victim, turn);
    mustDraw(s, size, chance, log);
  },
};

// §5.6 The victim takes back what was left, or discards it and draws as many.
export const reclaim: PhaseRules<State, Event> = {
  legal(_s, moves) {
    moves.add(RECLAIM);
    moves.add(DISCARD);
  },

  play(s, move, chance, log) {
    const { victim } = s;
    if (move === RECLAIM) {
      log?.({ type: 'reclaimed', seat: victim, cards: cardsOnTop(s, victim) });
      pickUp(s, victim, victim);
      checkFrom(s, nextSeat(victim, s.seats), chance, log);
      return;
    }
    const size = sizeOf(topShape(s, victim));
    log?.({ type: 'discarded', seat: victim, cards: cardsOnTop(s, victim) });
    putAway(s, victim);
    mustDraw(s, size, chance, log);
  },
};
