import { type Chance, type Log, NOBODY } from '@quartet/core';
import { HAND_SIZE } from '../cards.ts';
import type { Event } from '../events.ts';
import { isStockEmpty } from '../piles.ts';
import { nextPlayer, PHASE, type State } from '../state.ts';
import { endGame } from './end.ts';

/** §3.4 The guard comes down after this many idle turns for each who plays. */
const IDLE_ROUNDS = 3;

// §3.1 How many cards are drawn is settled when the turn begins.
export function beginTurn(s: State): void {
  s.phase = PHASE.draw;
  s.drawsLeft = s.held[s.turn]! >= HAND_SIZE ? 1 : 2;
  s.stockMoved = 0;
}

// §3.4 The stall guard: the discard pile is closed until a card leaves the stock.
export function idleLimit(players: number): number {
  return IDLE_ROUNDS * players;
}

export function isStalled(s: State): boolean {
  return s.idleTurns >= idleLimit(s.players);
}

// §5.2 The turn passes clockwise; §6.1 the one that emptied the stock is the last.
export function endTurn(s: State, chance: Chance, log: Log<Event>): void {
  if (s.stockMoved === 0) {
    s.idleTurns++;
    if (isStalled(s)) log?.({ type: 'stalled', turns: s.idleTurns });
  }
  if (isStockEmpty(s)) endGame(s, chance, log);
  else s.turn = nextPlayer(s, s.turn);
  if (s.turn !== NOBODY) beginTurn(s);
}
