import { type Log, nextSeat, type PhaseRules } from '@quartet/core';
import { nameOf, SIGNS } from '../cards.ts';
import type { Event } from '../events.ts';
import { takeOpenly, takeUnseen } from '../hand.ts';
import { DRAWING, FROM_PILE } from '../moves.ts';
import { DRY_ROUNDS, PHASE, PILE_ROOM, PILES, type State } from '../state.ts';
import { endPlay } from './ending.ts';

// §6 Draw what the action asks for, card by card.
export const draw: PhaseRules<State, Event> = {
  legal(s, moves) {
    moves.add(DRAWING + FROM_PILE);
    if (isStalled(s)) return;
    for (let pile = 0; pile < PILES; pile++) {
      if (s.discardSizes[pile] !== 0 && !isBarred(s, pile)) moves.add(DRAWING + pile);
    }
  },

  play(s, move, _chance, log) {
    const from = move - DRAWING;
    s.left--;
    if (from === FROM_PILE) drawOffPile(s, log);
    else pickUp(s, from, log);
    if (s.pileSize === 0) endPlay(s, 'pile', log);
    else if (s.left === 0) passTurn(s, log);
  },
};

// §6.2
export function isBarred(s: State, pile: number): boolean {
  return ((s.barred >> pile) & 1) !== 0;
}

// §6.4 The present turn, which is counted already, is one too many.
export function isStalled(s: State): boolean {
  return s.dry > DRY_ROUNDS * s.seats;
}

function drawOffPile(s: State, log: Log<Event>): void {
  const card = s.pile[--s.pileSize]!;
  s.pile[s.pileSize] = 0;
  s.dry = 0;
  takeUnseen(s, s.turn, card);
  log?.({ type: 'drawn', seat: s.turn, pile: s.pileSize, card: nameOf(card) });
}

function pickUp(s: State, pile: number, log: Log<Event>): void {
  const top = pile * PILE_ROOM + --s.discardSizes[pile]!;
  const card = s.discards[top]!;
  s.discards[top] = 0;
  takeOpenly(s, s.turn, card);
  log?.({ type: 'picked-up', seat: s.turn, card: nameOf(card), from: SIGNS[pile]! });
}

function passTurn(s: State, log: Log<Event>): void {
  s.turn = nextSeat(s.turn, s.seats);
  s.phase = PHASE.act;
  s.barred = 0;
  if (s.dry === DRY_ROUNDS * s.seats) log?.({ type: 'stalled', turns: s.dry });
}
