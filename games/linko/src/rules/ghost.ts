import { nextSeat, type PhaseRules } from '@quartet/core';
import { FACES, GHOST_FACES } from '../cards.ts';
import type { Event } from '../events.ts';
import { cardsOfPlay, SNATCH } from '../moves.ts';
import type { State } from '../state.ts';
import { fillGhost } from './supply.ts';
import { checkFrom, groupInReach } from './turn.ts';

// §9.3 In a Duel: snatch one group of the ghost. It cannot be left.
export const ghost: PhaseRules<State, Event> = {
  legal(s, moves) {
    let face = groupInReach(s, 0);
    for (; face < GHOST_FACES; face = groupInReach(s, face + 1)) moves.add(SNATCH + face);
  },

  play(s, move, chance, log) {
    const face = move - SNATCH;
    const at = s.turn * FACES + face;
    const size = s.ghost[face]!;
    s.ghost[face] = 0;
    s.hands[at]! += size;
    s.known[at]! += size;
    s.held[s.turn]! += size;
    log?.({ type: 'ghost-snatched', seat: s.turn, cards: cardsOfPlay(face, size, 0) });
    fillGhost(s, log);
    checkFrom(s, nextSeat(s.turn, s.seats), chance, log);
  },
};
