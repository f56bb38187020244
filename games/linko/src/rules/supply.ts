import type { Log } from '@quartet/core';
import { byFace, CARDS, type Card, GHOST_FACES } from '../cards.ts';
import type { Event, Placed } from '../events.ts';
import { SLOT_DEPTH, SLOTS, type State } from '../state.ts';

// What the pile feeds: hands, the row, and in a Duel the ghost.

const GHOST_HAND = 13;

/** The pile must not be empty. */
export function takeFromPile(s: State): number {
  return s.pile[s.drawn++]!;
}

export function layInSlot(s: State, slot: number, face: number): void {
  s.row[slot * SLOT_DEPTH + s.rowSize[slot]!++] = face;
}

export function cardsInSlot(s: State, slot: number): Card[] {
  const cards: Card[] = [];
  for (let n = 0; n < s.rowSize[slot]!; n++) cards.push(CARDS[s.row[slot * SLOT_DEPTH + n]!]!);
  return cards;
}

/** §7.3 Neither the pile nor the row has a card. */
export function isDry(s: State): boolean {
  if (s.drawn < s.pile.length) return false;
  for (let slot = 0; slot < SLOTS; slot++) if (s.rowSize[slot] !== 0) return false;
  return true;
}

/** §6.3 Refills the empty slots, left to right. */
export function refillRow(s: State, log: Log<Event>): void {
  const placed: Placed[] | null = log ? [] : null;
  let slot = 0;
  for (; slot < SLOTS; slot++) {
    if (s.rowSize[slot] !== 0) continue;
    if (s.drawn === s.pile.length) break;
    const face = takeFromPile(s);
    layInSlot(s, slot, face);
    placed?.push({ slot: slot + 1, card: CARDS[face]! });
  }
  if (placed && placed.length > 0) log?.({ type: 'refilled', placed });
  // §7.2 A slot stays empty: the turn is finished, then the round is over.
  if (slot < SLOTS && !s.isPublished && s.lastTurn === 0) {
    s.lastTurn = 1;
    log?.({ type: 'last-turn' });
  }
}

/** §9.2 Refills the ghost to 13, as far as the pile goes; 13s and jokers move on to the row. */
export function fillGhost(s: State, log: Log<Event>): void {
  const cards: Card[] | null = log ? [] : null;
  const moved: Placed[] | null = log ? [] : null;
  let missing = GHOST_HAND - ghostCount(s);
  while (missing > 0 && s.drawn < s.pile.length) {
    const face = takeFromPile(s);
    if (face < GHOST_FACES) {
      s.ghost[face]!++;
      missing--;
      cards?.push(CARDS[face]!);
    } else {
      const slot = shortestSlot(s);
      layInSlot(s, slot, face);
      moved?.push({ slot: slot + 1, card: CARDS[face]! });
    }
  }
  if (cards && moved && cards.length + moved.length > 0) {
    // The ghost's cards lie in no order that matters.
    log?.({ type: 'ghost-filled', cards: cards.sort(byFace), moved });
  }
}

function ghostCount(s: State): number {
  let count = 0;
  for (let face = 0; face < GHOST_FACES; face++) count += s.ghost[face]!;
  return count;
}

/** §9.2 The slot with the fewest cards, the leftmost of these. */
function shortestSlot(s: State): number {
  let shortest = 0;
  for (let slot = 1; slot < SLOTS; slot++) if (s.rowSize[slot]! < s.rowSize[shortest]!) shortest = slot;
  return shortest;
}
