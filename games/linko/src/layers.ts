import type { Seat } from '@quartet/core';
import { type Card, FACES, JOKER } from './cards.ts';
import { cardsOfPlay } from './moves.ts';
import type { State } from './state.ts';

// A layer's shape is size × 16 + face: one number to compare. Layers of jokers alone have the joker's face.

export function shapeOf(size: number, face: number): number {
  return size * 16 + face;
}

export function sizeOf(shape: number): number {
  return shape >> 4;
}

export function faceOfShape(shape: number): number {
  return shape & 15;
}

/** §5.2 As many cards, and of a lower value. The shape 0 of an empty stack is beaten by none. */
export function beats(shape: number, other: number): boolean {
  const lead = shape - other;
  return lead > 0 && lead <= faceOfShape(shape);
}

export function topShape(s: State, seat: Seat): number {
  return s.shapes[s.top[seat]!]!;
}

export function cardsOnTop(s: State, seat: Seat): readonly Card[] {
  return cardsOfLayer(s, s.top[seat]!);
}

export function cardsOfLayer(s: State, layer: number): readonly Card[] {
  const shape = s.shapes[layer]!;
  const jokers = s.jokers[layer]!;
  return cardsOfPlay(faceOfShape(shape), sizeOf(shape) - jokers, jokers);
}

/** Puts a new layer on top. */
export function layOut(s: State, seat: Seat, shape: number, jokers: number): void {
  const layer = s.free;
  s.free = s.below[layer]!;
  s.below[layer] = s.top[seat]!;
  s.shapes[layer] = shape;
  s.jokers[layer] = jokers;
  s.top[seat] = layer;
}

/** Moves the cards of `owner`'s top layer into the hand of `to`, before all eyes (§5.7, §10.2). */
export function pickUp(s: State, owner: Seat, to: Seat): void {
  const layer = liftTop(s, owner);
  const size = sizeOf(s.shapes[layer]!);
  const face = to * FACES + faceOfShape(s.shapes[layer]!);
  const joker = to * FACES + JOKER;
  const jokers = s.jokers[layer]!;
  s.hands[face]! += size - jokers;
  s.known[face]! += size - jokers;
  s.hands[joker]! += jokers;
  s.known[joker]! += jokers;
  s.held[to]! += size;
}

/** Moves the cards of `owner`'s top layer to the discard pile. */
export function putAway(s: State, owner: Seat): void {
  const layer = liftTop(s, owner);
  const shape = s.shapes[layer]!;
  const jokers = s.jokers[layer]!;
  s.discards[faceOfShape(shape)]! += sizeOf(shape) - jokers;
  s.discards[JOKER]! += jokers;
}

/** Takes the top layer off; its bytes stay readable until the next layer is laid. */
function liftTop(s: State, owner: Seat): number {
  const layer = s.top[owner]!;
  s.top[owner] = s.below[layer]!;
  s.below[layer] = s.free;
  s.free = layer;
  return layer;
}
