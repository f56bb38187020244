import type { MoveCode } from '@quartet/core';
import {
  FACES,
  faceOfShape,
  type LinkoShapes,
  PHASE,
  SLOT_DEPTH,
  SLOTS,
  type State,
  sizeOf,
} from '@quartet/linko';
import { type Features, Numbering, type Present, steps, USUAL } from '../master/features.ts';
import { MoveFeatures } from './features-of-moves.ts';
import { belief } from './learnt-belief.ts';
import { AMONG_FOUR } from './lines/thinking.ts';
import { countUnseen } from './table.ts';

const OTHERS = 4;
const SEATS = OTHERS + 1;
/** Counts of one face, sizes of hands, cards laid, layers: beyond these all are alike. */
const HELD = 6;
const KNOWN = 3;
const HAND = 18;
const LAID = 24;
const LAYERS = 6;
const SIZES = 5;
const JOKERS = 3;
const UNSEEN = 9;
/** Cards of the pile to a step. */
const PILE_STEP = 4;
const PILE = 27;
const DUE = 7;
const LEAD = 12;
const GHOST = 5;
const ROUNDS = 4;

const n = new Numbering();
const HELD_AT = n.block(FACES * HELD);
const OWN_KNOWN_AT = n.block(FACES);
const UNSEEN_AT = n.block(FACES * UNSEEN);
const ROW_AT = n.block(FACES * KNOWN);
const GHOST_AT = n.block(FACES * GHOST);
const PILE_AT = n.block(PILE);
const PHASE_AT = n.block(5);
const TURN_AT = n.block(SEATS);
const VICTIM_AT = n.block(SEATS);
const DUE_AT = n.block(DUE);
const LEAD_AT = n.block(steps(LEAD));
const EARLIER_AT = n.block(steps(LEAD));
const SEATS_AT = n.block(SEATS + 1);
const ROUNDS_AT = n.block(ROUNDS);
const DUEL_AT = n.block(1);
const PUBLISHED_AT = n.block(1);
const LAST_TURN_AT = n.block(1);
const HAND_AT = n.block(SEATS * HAND);
const TOP_AT = n.block(SEATS * FACES * SIZES);
const BELOW_AT = n.block(SEATS * (FACES + SIZES));
const JOKERS_AT = n.block(SEATS * JOKERS);
const LAID_AT = n.block(SEATS * LAID);
const LAYERS_AT = n.block(SEATS * LAYERS);
const KNOWN_AT = n.block(OTHERS * FACES * KNOWN);
const BEHIND_AT = n.block(OTHERS * steps(LEAD));
const moves = new MoveFeatures(n);

const unseen = new Uint8Array(FACES);
/** [seat, counted from the actor] → points of the round. */
const points = new Int16Array(SEATS);

function position(s: State, into: Present): void {
  readHand(s, into);
  countUnseen(s, s.actor, unseen);
  for (let face = 0; face < FACES; face++) into.count(UNSEEN_AT + face * UNSEEN, UNSEEN, unseen[face]!);
  readRow(s, into);
  for (let away = 0; away < s.seats; away++) readSeat(s, away, into);
  readLeads(s, into);
  into.count(PILE_AT, PILE, ((s.pile.length - s.drawn + PILE_STEP - 1) / PILE_STEP) | 0);
  into.add(PHASE_AT + s.phase);
  into.add(TURN_AT + awayFrom(s, s.turn));
  if (s.phase === PHASE.snatch || s.phase === PHASE.reclaim || s.phase === PHASE.draw) {
    into.add(VICTIM_AT + awayFrom(s, s.victim));
  }
  if (s.phase === PHASE.draw) into.count(DUE_AT, DUE, s.due);
  into.add(SEATS_AT + s.seats);
  into.count(ROUNDS_AT, ROUNDS, s.table.options.rounds - s.round - 1);
  if (s.isDuel) into.add(DUEL_AT);
  if (s.isPublished) into.add(PUBLISHED_AT);
  if (s.lastTurn) into.add(LAST_TURN_AT);
}

function awayFrom(s: State, seat: number): number {
  return seat >= s.actor ? seat - s.actor : seat - s.actor + s.seats;
}

function readHand(s: State, into: Present): void {
  const hand = s.actor * FACES;
  for (let face = 0; face < FACES; face++) {
    const held = s.hands[hand + face]!;
    if (held === 0) continue;
    into.count(HELD_AT + face * HELD, HELD, held - 1);
    if (s.known[hand + face]! > 0) into.add(OWN_KNOWN_AT + face);
  }
}

const lying = new Uint8Array(FACES);

function readRow(s: State, into: Present): void {
  lying.fill(0);
  for (let slot = 0; slot < SLOTS; slot++) {
    for (let i = 0; i < s.rowSize[slot]!; i++) lying[s.row[slot * SLOT_DEPTH + i]!]!++;
  }
  for (let face = 0; face < FACES; face++) {
    if (lying[face]! > 0) into.count(ROW_AT + face * KNOWN, KNOWN, lying[face]! - 1);
    if (s.ghost[face]! > 0) into.count(GHOST_AT + face * GHOST, GHOST, s.ghost[face]! - 1);
  }
}

function readSeat(s: State, away: number, into: Present): void {
  const seat = (s.actor + away) % s.seats;
  into.count(HAND_AT + away * HAND, HAND, s.held[seat]!);
  let laid = 0;
  let layers = 0;
  for (let layer = s.top[seat]!; layer !== 0; layer = s.below[layer]!) {
    const size = sizeOf(s.shapes[layer]!);
    const face = faceOfShape(s.shapes[layer]!);
    if (layers === 0) {
      into.count(TOP_AT + (away * FACES + face) * SIZES, SIZES, size - 1);
      if (s.jokers[layer]! > 0) into.count(JOKERS_AT + away * JOKERS, JOKERS, s.jokers[layer]! - 1);
    } else if (layers === 1) {
      into.add(BELOW_AT + away * (FACES + SIZES) + face);
      into.count(BELOW_AT + away * (FACES + SIZES) + FACES, SIZES, size - 1);
    }
    laid += size;
    layers++;
  }
  points[away] = laid - s.held[seat]!;
  into.count(LAID_AT + away * LAID, LAID, laid);
  into.count(LAYERS_AT + away * LAYERS, LAYERS, layers);
  if (away === 0) return;
  for (let face = 0; face < FACES; face++) {
    const known = s.known[seat * FACES + face]!;
    if (known > 0) into.count(KNOWN_AT + ((away - 1) * FACES + face) * KNOWN, KNOWN, known - 1);
  }
}

/** By how much the actor leads: the best of the others and each of them in this round, the best in earlier ones. */
function readLeads(s: State, into: Present): void {
  let best = -99;
  let earlier = -999;
  for (let away = 1; away < s.seats; away++) {
    const seat = (s.actor + away) % s.seats;
    best = Math.max(best, points[away]!);
    earlier = Math.max(earlier, s.earlier[seat]!);
    into.count(BEHIND_AT + (away - 1) * steps(LEAD), steps(LEAD), LEAD + ((points[0]! - points[away]!) >> 1));
  }
  into.count(LEAD_AT, steps(LEAD), LEAD + points[0]! - best);
  if (s.round > 0) into.count(EARLIER_AT, steps(LEAD), LEAD + ((s.earlier[s.actor]! - earlier) >> 1));
}

export const features: Features<LinkoShapes> = {
  size: n.next,
  positionRoom: 176,
  moveRoom: 24,
  position,
  move: (state: State, code: MoveCode, into: Present) =>
    moves.read(state, code, points[0]! - bestOther(state), into),
  step: 0.5,
  clear: 8,
  alike: 0.005,
  thinking: (seats) => (seats === 4 ? AMONG_FOUR : USUAL),
  belief,
};

function bestOther(s: State): number {
  let best = -99;
  for (let away = 1; away < s.seats; away++) best = Math.max(best, points[away]!);
  return best;
}
