import { type Chance, type Log, nextSeat, type PhaseRules, type Seat } from '@quartet/core';
import { CARDS, FACES } from '../cards.ts';
import type { Event } from '../events.ts';
import { DRAW_PILE, DRAW_ROW } from '../moves.ts';
import { PHASE, SLOT_DEPTH, SLOTS, type State } from '../state.ts';
import { endRound } from './end.ts';
import { cardsInSlot, isDry, refillRow, takeFromPile } from './supply.ts';
import { checkFrom } from './turn.ts';

/** §6.1 The victim has to draw `count` cards; §7.3 if there is none, the round is over. */
export function mustDraw(s: State, count: number, chance: Chance, log: Log<Event>): void {
  s.due = count;
  if (isDry(s)) {
    endRound(s, 'supply', chance, log);
    return;
  }
  s.actor = s.victim;
  s.phase = PHASE.draw;
}

// §6 Draw one card, from the pile or the row.
export const draw: PhaseRules<State, Event> = {
  legal(s, moves) {
    if (s.drawn < s.pile.length) moves.add(DRAW_PILE);
    for (let slot = 0; slot < SLOTS; slot++) if (s.rowSize[slot] !== 0) moves.add(DRAW_ROW + slot);
  },

  play(s, move, chance, log) {
    if (move === DRAW_PILE) drawFromPile(s, s.victim, log);
    else drawFromRow(s, s.victim, move - DRAW_ROW, log);
    s.due--;
    // §7.3 More is due and nothing is left; §7.4 published: nothing is left, due or not.
    if (isDry(s) && (s.isPublished || s.due > 0)) {
      endRound(s, 'supply', chance, log);
    } else if (s.due === 0) {
      refillRow(s, log);
      checkFrom(s, nextSeat(s.victim, s.seats), chance, log);
    }
  },
};

function drawFromPile(s: State, seat: Seat, log: Log<Event>): void {
  const face = takeFromPile(s);
  s.hands[seat * FACES + face]!++;
  s.held[seat]!++;
  log?.({ type: 'drawn', from: 'pile', seat, card: CARDS[face]! });
}

/** §9.4 Everything in the slot is one draw; §10.2 everybody sees it. */
function drawFromRow(s: State, seat: Seat, slot: number, log: Log<Event>): void {
  log?.({ type: 'drawn', from: 'row', seat, slot: slot + 1, cards: cardsInSlot(s, slot) });
  const size = s.rowSize[slot]!;
  for (let n = 0; n < size; n++) {
    const at = seat * FACES + s.row[slot * SLOT_DEPTH + n]!;
    s.hands[at]!++;
    s.known[at]!++;
  }
  s.held[seat]! += size;
  s.rowSize[slot] = 0;
}
