import type { Seat } from '@quartet/core';
import {
  copiesOf,
  FACES,
  faceOfShape,
  JOKER,
  SLOT_DEPTH,
  SLOTS,
  type State,
  sizeOf,
  topShape,
} from '@quartet/linko';
import { Numbering, type Present } from '../master/features.ts';
import { countUnseen } from './table.ts';

const OTHERS = 4;
/** The first card of a face in a hand, the second, and so on; further ones are alike. */
export const NTH = 4;
/** Beyond these counts all are alike. */
const KNOWN = 4;
const DEPTHS = 3;
const SIZES = 3;
const ROW = 3;
const DISCARDED = 5;
const UNSEEN = copiesOf(0) + 1;
const OWN = 5;
const HAND = 18;
const LAYERS = 7;
const TOP = 6;
const BEATEN = 3;
/** Cards of the pile to a step. */
const PILE_STEP = 8;
const PILE = 10;

const n = new Numbering();
const FACE_AT = n.block(FACES * NTH);
const AWAY_AT = n.block(OTHERS * OTHERS);
const HAND_AT = n.block(HAND);
const HIDDEN_AT = n.block(HAND);
const LAYERS_AT = n.block(LAYERS);
const PILE_AT = n.block(PILE);
const TURN_AT = n.block(2);
const KNOWN_AT = n.block(KNOWN * NTH);
const LAID_AT = n.block(DEPTHS * SIZES);
const ROW_AT = n.block(ROW);
const DISCARDED_AT = n.block(DISCARDED);
const UNSEEN_AT = n.block(UNSEEN);
const OWN_AT = n.block(OWN);
const TOP_AT = n.block(TOP * 3);
const BEATEN_AT = n.block(NTH * BEATEN);

export const FEATURES_OF_CARDS = n.next;
/** One card has no more at once. */
export const ROOM = 15;

/** [seat × FACES + face] → the feature of the layer it lies in, 0 if the seat has laid none. */
const laid = new Uint16Array((OTHERS + 1) * FACES);
const row = new Uint8Array(FACES);
const unseen = new Uint8Array(FACES);
/** [seat] → cards of its hand that are not known; layers. */
const hidden = new Uint8Array(OTHERS + 1);
const layers = new Uint8Array(OTHERS + 1);

/** Looks at what all can see; to be called before `cardIn`. */
export function lookAtTable(s: State): void {
  countUnseen(s, s.actor, unseen);
  row.fill(0);
  for (let slot = 0; slot < SLOTS; slot++) {
    for (let i = 0; i < s.rowSize[slot]!; i++) row[s.row[slot * SLOT_DEPTH + i]!]!++;
  }
  laid.fill(0);
  for (let seat = 0; seat < s.seats; seat++) {
    hidden[seat] = s.held[seat]!;
    for (let face = 0; face < FACES; face++) hidden[seat]! -= s.known[seat * FACES + face]!;
    layers[seat] = 0;
    for (let layer = s.top[seat]!; layer !== 0; layer = s.below[layer]!) {
      const at = seat * FACES + faceOfShape(s.shapes[layer]!);
      const size = Math.min(sizeOf(s.shapes[layer]!), SIZES) - 1;
      if (laid[at] === 0) laid[at] = LAID_AT + Math.min(layers[seat]!, DEPTHS - 1) * SIZES + size;
      layers[seat]!++;
    }
  }
}

/** The nth card of a face in the hand of another seat, hidden or known: what speaks for it and against it. */
export function cardIn(s: State, seat: Seat, face: number, nth: number, into: Present): void {
  const other = (seat > s.actor ? seat - s.actor : seat - s.actor + s.seats) - 1;
  const hand = seat * FACES;
  const step = Math.min(nth, NTH) - 1;
  into.add(FACE_AT + face * NTH + step);
  into.add(AWAY_AT + (s.seats - 2) * OTHERS + other);
  into.count(HAND_AT, HAND, s.held[seat]!);
  into.count(HIDDEN_AT, HAND, hidden[seat]!);
  into.count(LAYERS_AT, LAYERS, layers[seat]!);
  into.count(PILE_AT, PILE, ((s.pile.length - s.drawn + PILE_STEP - 1) / PILE_STEP) | 0);
  into.add(TURN_AT + (s.turn === seat ? 1 : 0));
  if (face === JOKER) return;
  into.count(KNOWN_AT + step * KNOWN, KNOWN, s.known[hand + face]!);
  if (laid[hand + face]! > 0) into.add(laid[hand + face]!);
  into.count(ROW_AT, ROW, row[face]!);
  into.count(DISCARDED_AT, DISCARDED, s.discards[face]!);
  into.count(UNSEEN_AT, UNSEEN, unseen[face]!);
  into.count(OWN_AT, OWN, s.hands[s.actor * FACES + face]!);
  const top = topShape(s, seat);
  into.count(TOP_AT + TOP * (1 + Math.sign(face - faceOfShape(top))), TOP, sizeOf(top));
  into.count(BEATEN_AT + step * BEATEN, BEATEN, beatenBy(s, seat, face, nth));
}

/** How many layers of others a group of so many would snatch. */
function beatenBy(s: State, seat: Seat, face: number, size: number): number {
  let beaten = 0;
  for (let other = 0; other < s.seats; other++) {
    const top = topShape(s, other);
    if (other !== seat && sizeOf(top) === size && faceOfShape(top) < face) beaten++;
  }
  return beaten;
}
