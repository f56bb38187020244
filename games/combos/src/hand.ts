import type { Seat } from '@quartet/core';
import { type Card, cardOf } from './cards.ts';
import { FACE, HAND_MAX, RESERVES, type State } from './state.ts';

/** Takes neighbours out of the actor's hand; the others close up and keep their order. */
export function takeOut(s: State, start: number, length: number): void {
  const { hands } = s;
  const hand = s.turn * HAND_MAX;
  const size = (s.sizes[s.turn]! -= length);
  for (let at = start; at < size; at++) hands[hand + at] = hands[hand + at + length]!;
}

/** Puts a card into the actor's hand, with `at` cards to its left. */
export function putIn(s: State, card: number, at: number): void {
  const hand = s.turn * HAND_MAX;
  const size = s.sizes[s.turn]!++;
  for (let i = hand + size; i > hand + at; i--) s.hands[i] = s.hands[i - 1]!;
  s.hands[hand + at] = card;
}

export function readHand(s: State, seat: Seat): Card[] {
  const hand = seat * HAND_MAX;
  const cards: Card[] = [];
  for (let at = hand; at < hand + s.sizes[seat]!; at++) cards.push(cardOf(s.hands[at]! & FACE));
  return cards;
}

export function readReserve(s: State, seat: Seat): Card[] {
  const reserve = seat * RESERVES;
  const cards: Card[] = [];
  for (let at = reserve; at < reserve + s.reserveSizes[seat]!; at++) cards.push(cardOf(s.reserves[at]!));
  return cards;
}
