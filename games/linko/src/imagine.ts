import type { Rng, Seat } from '@quartet/core';
import { type Card, copiesOf, FACES, faceOf, JOKER } from './cards.ts';
import { layOut, shapeOf } from './layers.ts';
import { layInSlot, takeFromPile } from './rules/supply.ts';
import { clearTable, PHASE, SLOTS, State } from './state.ts';
import type { Player, View } from './view.ts';

/** The way back from a view: what it shows lies where it was seen, the rest is dealt at random. */
export function imagine(view: View, rng: Rng, s = new State(view.table)): State {
  clearTable(s);
  s.phase = PHASE[view.phase];
  s.actor = view.actor;
  s.turn = view.turn;
  s.victim = view.victim ?? 0;
  s.due = view.due ?? 0;
  s.lastTurn = view.lastTurn ? 1 : 0;
  s.round = view.round - 1;

  const unseen = new Uint8Array(FACES);
  for (let face = 0; face < FACES; face++) unseen[face] = copiesOf(face);
  place(view.discards, s.discards, 0, unseen);
  if (view.ghost) place(view.ghost, s.ghost, 0, unseen);
  for (let slot = 0; slot < SLOTS; slot++) placeInSlot(s, view.row[slot]!, slot, unseen);
  for (let seat = 0; seat < s.seats; seat++) placeSeat(s, view.seats[seat]!, seat, unseen);

  if (view.pile.cards) stackPile(s, view.pile.cards);
  else dealUnseen(s, unseen, rng);
  return s;
}

/** Lays cards down where `counts` keeps them, from `at` on. */
function place(cards: readonly Card[], counts: Uint8Array, at: number, unseen: Uint8Array): void {
  for (let i = 0; i < cards.length; i++) {
    const face = faceOf(cards[i]!);
    counts[at + face]!++;
    unseen[face]!--;
  }
}

function placeInSlot(s: State, cards: readonly Card[], slot: number, unseen: Uint8Array): void {
  for (let i = 0; i < cards.length; i++) {
    const face = faceOf(cards[i]!);
    layInSlot(s, slot, face);
    unseen[face]!--;
  }
}

function placeSeat(s: State, seen: Player, seat: Seat, unseen: Uint8Array): void {
  const hand = seat * FACES;
  s.earlier[seat] = seen.earlier;
  s.held[seat] = seen.hand.count;
  place(seen.hand.cards ?? seen.known, s.hands, hand, unseen);
  for (let i = 0; i < seen.known.length; i++) s.known[hand + faceOf(seen.known[i]!)]!++;
  for (let i = 0; i < seen.layers.length; i++) placeLayer(s, seen.layers[i]!, seat, unseen);
}

function placeLayer(s: State, cards: readonly Card[], seat: Seat, unseen: Uint8Array): void {
  const size = cards.length;
  const face = faceOf(cards[0]!);
  let jokers = 0;
  while (jokers < size && cards[size - 1 - jokers] === 'X') jokers++;
  layOut(s, seat, shapeOf(size, face), jokers);
  unseen[face]! -= size - jokers;
  unseen[JOKER]! -= jokers;
}

function stackPile(s: State, cards: readonly Card[]): void {
  s.drawn = s.pile.length - cards.length;
  for (let i = 0; i < cards.length; i++) s.pile[s.drawn + i] = faceOf(cards[i]!);
}

/** All cards that nobody but their holder can know, shuffled: first the hands are filled up, the rest is the pile. */
function dealUnseen(s: State, unseen: Uint8Array, rng: Rng): void {
  const { pile } = s;
  let first = pile.length;
  for (let face = 0; face < FACES; face++) for (let n = unseen[face]!; n > 0; n--) pile[--first] = face;
  for (let i = pile.length - 1; i > first; i--) {
    const j = first + rng.below(i - first + 1);
    const face = pile[i]!;
    pile[i] = pile[j]!;
    pile[j] = face;
  }
  s.drawn = first;
  for (let seat = 0; seat < s.seats; seat++) fillHand(s, seat);
}

function fillHand(s: State, seat: Seat): void {
  const hand = seat * FACES;
  let missing = s.held[seat]!;
  for (let face = 0; face < FACES; face++) missing -= s.hands[hand + face]!;
  for (; missing > 0; missing--) s.hands[hand + takeFromPile(s)]!++;
}
