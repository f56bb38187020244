import type { PhaseRules } from '@quartet/core';
import { printCard } from '../cards.ts';
import type { Event } from '../events.ts';
import { addToHand } from '../hands.ts';
import { DRAW_DISCARD, DRAW_STOCK } from '../moves.ts';
import { isStockEmpty, takeFromDiscards, takeFromStock } from '../piles.ts';
import { PHASE, type State } from '../state.ts';
import { isStalled } from './turn.ts';

// §3 Drawing
export const draw: PhaseRules<State, Event> = {
  // §3.2 From the stock or the discard pile; §3.4 the latter is closed while nobody touches the former.
  legal(s, moves) {
    if (!isStockEmpty(s)) moves.add(DRAW_STOCK);
    if (s.discarded > 0 && !isStalled(s)) moves.add(DRAW_DISCARD);
  },

  play(s, move, _chance, log) {
    const seat = s.turn;
    if (move === DRAW_STOCK) {
      const card = takeFromStock(s);
      addToHand(s, seat, card, 0);
      log?.({ type: 'drawn', seat, from: 'stock', card: printCard(card) });
    } else {
      const card = takeFromDiscards(s);
      addToHand(s, seat, card, 1);
      log?.({ type: 'drawn', seat, from: 'discard', card: printCard(card) });
    }
    s.drawsLeft--;
    // §3.3
    if (s.drawsLeft > 0 && isNothingToDraw(s)) {
      s.drawsLeft = 0;
      log?.({ type: 'nothing-to-draw', seat });
    }
    if (s.drawsLeft === 0) s.phase = PHASE.act;
  },
};

function isNothingToDraw(s: State): boolean {
  return isStockEmpty(s) && s.discarded === 0;
}
