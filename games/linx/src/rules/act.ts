import type { Log, MoveCode, MoveList, PhaseRules } from '@quartet/core';
import {
  isRepeated,
  LENGTHS,
  LONGEST,
  MAX_HAND,
  NO_CARD,
  pointsFor,
  printCard,
  SCORING_SLOTS,
  SHORTEST,
} from '../cards.ts';
import { chainFound, findChains } from '../chains.ts';
import type { Event } from '../events.ts';
import { removeFromHand } from '../hands.ts';
import {
  chainCards,
  chainCode,
  chainIn,
  discardCode,
  discardedSlot,
  isChain,
  scoringSlotIn,
} from '../moves.ts';
import { isScoringPileEmpty, isStockEmpty, putOnDiscards, takeFromStock, takeScoringCard } from '../piles.ts';
import { HIGH_ANCHOR, LOW_ANCHOR, lengthOf, pairIn, setIn } from '../sets.ts';
import type { State } from '../state.ts';
import { endTurn } from './turn.ts';

// §4 Laying a chain, or §5 discarding
export const act: PhaseRules<State, Event> = {
  legal(s, moves) {
    listDiscards(s, moves);
    listChains(s, moves);
  },

  play(s, move, chance, log) {
    if (isChain(move)) layChain(s, move, log);
    else discard(s, discardedSlot(move), log);
    endTurn(s, chance, log);
  },
};

// §4.4 Any scoring card face up that needs no more than the chain's length.
function listChains(s: State, moves: MoveList): void {
  const count = findLayable(s);
  for (let slot = 0; slot < SCORING_SLOTS; slot++) {
    const needed = s.scoring[slot]!;
    if (needed === 0 || isRepeated(s.scoring, slot)) continue;
    for (let i = 0; i < count; i++) {
      if (lengthOf(chainFound(i)) >= needed) moves.add(chainCode(chainFound(i), slot));
    }
  }
}

/** Puts into `found` the chains that the seat to move has for any scoring card, and returns how many. */
export function findLayable(s: State): number {
  return findChains(s.hands, s.turn * MAX_HAND, s.held[s.turn]!, s.anchors, leastNeeded(s));
}

function leastNeeded(s: State): number {
  let least = LONGEST + 1;
  for (let slot = 0; slot < SCORING_SLOTS; slot++) {
    const needed = s.scoring[slot]!;
    if (needed !== 0 && needed < least) least = needed;
  }
  return least;
}

function layChain(s: State, move: MoveCode, log: Log<Event>): void {
  const chain = chainIn(move);
  const slot = scoringSlotIn(move);
  const length = s.scoring[slot]!;
  const low = LOW_ANCHOR[pairIn(chain)]!;
  const high = HIGH_ANCHOR[pairIn(chain)]!;
  log?.({
    type: 'chain',
    seat: s.turn,
    cards: chainCards(s, chain),
    anchors: [low + 1, high + 1],
    for: length,
    slot: slot + 1,
    points: pointsFor(length),
  });
  // §4.7
  removeFromHand(s, s.turn, setIn(chain));
  s.won[s.turn * LENGTHS + length - SHORTEST]!++;
  refillAnchor(s, low, log);
  refillAnchor(s, high, log);
  refillScoring(s, slot, log);
}

function refillAnchor(s: State, slot: number, log: Log<Event>): void {
  s.anchors[slot] = isStockEmpty(s) ? NO_CARD : takeFromStock(s);
  if (s.anchors[slot] !== NO_CARD)
    log?.({ type: 'anchor', slot: slot + 1, card: printCard(s.anchors[slot]!) });
}

function refillScoring(s: State, slot: number, log: Log<Event>): void {
  s.scoring[slot] = isScoringPileEmpty(s) ? 0 : takeScoringCard(s);
  if (s.scoring[slot] !== 0) log?.({ type: 'scoring-card', slot: slot + 1, length: s.scoring[slot]! });
}

// §5.1 Equal cards are one move.
function listDiscards(s: State, moves: MoveList): void {
  const at = s.turn * MAX_HAND;
  const held = s.held[s.turn]!;
  for (let slot = 0, before = NO_CARD; slot < held; slot++) {
    const card = s.hands[at + slot]!;
    if (card !== before) moves.add(discardCode(slot));
    before = card;
  }
}

function discard(s: State, slot: number, log: Log<Event>): void {
  const card = s.hands[s.turn * MAX_HAND + slot]!;
  removeFromHand(s, s.turn, 1 << slot);
  putOnDiscards(s, card);
  log?.({ type: 'discarded', seat: s.turn, card: printCard(card) });
}
