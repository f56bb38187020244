import type { Seat } from '@quartet/core';
import { type Card, MAX_HAND } from './cards.ts';
import type { CardSet } from './sets.ts';
import type { State } from './state.ts';

/** Puts a card in its place in a hand. `known`: 1 if everybody saw it (§8.2), then it goes before its equals; else 0. */
export function addToHand(s: State, seat: Seat, card: Card, known: number): void {
  const at = seat * MAX_HAND;
  let slot = s.held[seat]!;
  s.held[seat] = slot + 1;
  for (; slot > 0; slot--) {
    const other = s.hands[at + slot - 1]!;
    if (other < card || (other === card && known === 0)) break;
    s.hands[at + slot] = other;
  }
  s.hands[at + slot] = card;
  const before = s.known[seat]!;
  const below = (1 << slot) - 1;
  s.known[seat] = (before & below) | ((before & ~below) << 1) | (known << slot);
}

/** Takes the cards of a set out of a hand; the others close up. */
export function removeFromHand(s: State, seat: Seat, set: CardSet): void {
  const at = seat * MAX_HAND;
  const held = s.held[seat]!;
  const before = s.known[seat]!;
  let left = 0;
  let known = 0;
  for (let slot = 0; slot < held; slot++) {
    if (((set >> slot) & 1) !== 0) continue;
    s.hands[at + left] = s.hands[at + slot]!;
    known |= ((before >> slot) & 1) << left++;
  }
  for (let slot = left; slot < held; slot++) s.hands[at + slot] = 0;
  s.held[seat] = left;
  s.known[seat] = known;
}
