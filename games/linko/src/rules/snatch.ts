import { cardsOnTop, pickUp, putAway, sizeOf, topShape } from '../layers.ts';
import { DISCARD, LEAVE, RECLAIM, TAKE } from '../moves.ts';
import { nextSeat, PHASE } from '../state.ts';
import { mustDraw } from './draw.ts';
import type { PhaseRules } from './phase.ts';
import { checkFrom } from './turn.ts';

// §5.5 The active player takes the snatched cards, or leaves them to the victim.
export const snatch: PhaseRules = {
  legal(_s, moves) {
    moves.clear();
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
export const reclaim: PhaseRules = {
  legal(_s, moves) {
    moves.clear();
    moves.add(RECLAIM);
    moves.add(DISCARD);
  },

  play(s, move, chance, log) {
    const { victim } = s;
    if (move === RECLAIM) {
      log?.({ type: 'reclaimed', seat: victim, cards: cardsOnTop(s, victim) });
      pickUp(s, victim, victim);
      checkFrom(s, nextSeat(s, victim), chance, log);
      return;
    }
    const size = sizeOf(topShape(s, victim));
    log?.({ type: 'discarded', seat: victim, cards: cardsOnTop(s, victim) });
    putAway(s, victim);
    mustDraw(s, size, chance, log);
  },
};
