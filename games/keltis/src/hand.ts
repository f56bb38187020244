import type { Seat } from '@quartet/core';
import { HAND_SIZE, type State } from './state.ts';

/** A card nobody else has seen joins the hand, behind an equal one. */
export function takeUnseen(s: State, seat: Seat, card: number): void {
  const { hands } = s;
  const from = seat * HAND_SIZE;
  let at = from + s.handSizes[seat]!++;
  for (; at > from && hands[at - 1]! > card; at--) hands[at] = hands[at - 1]!;
  hands[at] = card;
  makeRoom(s, seat, at - from);
}

/** §9.2 A card everybody has seen joins the hand, before an equal one. */
export function takeOpenly(s: State, seat: Seat, card: number): void {
  const { hands } = s;
  const from = seat * HAND_SIZE;
  let at = from + s.handSizes[seat]!++;
  for (; at > from && hands[at - 1]! >= card; at--) hands[at] = hands[at - 1]!;
  hands[at] = card;
  makeRoom(s, seat, at - from);
  s.known[seat]! |= 1 << (at - from);
}

function makeRoom(s: State, seat: Seat, at: number): void {
  const known = s.known[seat]!;
  const before = known & ((1 << at) - 1);
  s.known[seat] = before | ((known - before) << 1);
}

/** The card leaves the hand; of two equal ones the known one, since nobody can know more of the other. */
export function giveUp(s: State, seat: Seat, card: number): void {
  const { hands } = s;
  const from = seat * HAND_SIZE;
  let at = from;
  while (hands[at] !== card) at++;
  const known = s.known[seat]!;
  const before = known & ((1 << (at - from)) - 1);
  s.known[seat] = before | ((known >> (at - from + 1)) << (at - from));
  const last = from + --s.handSizes[seat]!;
  for (; at < last; at++) hands[at] = hands[at + 1]!;
  hands[last] = 0;
}

/** How many of this card the seat holds. */
export function held(s: State, seat: Seat, card: number): number {
  let copies = 0;
  const from = seat * HAND_SIZE;
  for (let i = from; i < from + s.handSizes[seat]!; i++) if (s.hands[i] === card) copies++;
  return copies;
}

/** §9.2 One more copy of this card in the hand is known. */
export function showKnown(s: State, seat: Seat, card: number): void {
  for (let at = 0; at < s.handSizes[seat]!; at++) {
    if (s.hands[seat * HAND_SIZE + at] !== card || (s.known[seat]! >> at) & 1) continue;
    s.known[seat]! |= 1 << at;
    return;
  }
}
