import {
  COPIES_OF,
  type CombosShapes,
  DECK_SIZE,
  FACE,
  HAND_MAX,
  HIGHEST,
  LONGEST,
  PHASE,
  REDRAW,
  RESERVES,
  type State,
  X,
} from '@quartet/combos';
import { type Features, Numbering, type Present, USUAL } from '../master/features.ts';
import { MoveFeatures, STRENGTH_STEPS, strengthStep } from './features-of-moves.ts';
import { quick } from './knowledge.ts';

const FACES = 16;
const OTHERS = 4;
const SEATS = OTHERS + 1;
const HELD = 4;
const SIZES = 16;
const CHIPS = 4;
const KNOWN = 4;
/** What two neighbours, or two cards with one between them, may be: equal, or in sequence from this number on. */
const MEETINGS = 2 * (HIGHEST + 1);
const PLAYS = 10;
const PILE = 12;
const MORE = 7;
const MANY = 4;

const n = new Numbering();
const HELD_AT = n.block(FACES * HELD);
const BESIDE_AT = n.block(MEETINGS);
const NEAR_AT = n.block(MEETINGS);
const TRIPS_AT = n.block(HIGHEST + 1);
const STRAIGHT_AT = n.block(HIGHEST + 1);
const EDGE_AT = n.block(2 * FACES);
const ALONE_AT = n.block(PLAYS);
const UNSEEN_AT = n.block(FACES * (HELD + 1));
const BEST_AT = n.block(STRENGTH_STEPS);
const BEST_OF_AT = n.block(SEATS);
const OPENER_AT = n.block(SEATS);
const TO_COME_AT = n.block(SEATS);
const HOLDING_AT = n.block(SEATS + 1);
const PILE_AT = n.block(PILE);
const PHASE_AT = n.block(2);
const DRAWN_AT = n.block(FACES);
const MORE_AT = n.block(MORE);
const REDRAWS_AT = n.block(3);
const SEATS_AT = n.block(SEATS + 1);
const WILD_AT = n.block(1);
const RICH_AT = n.block(1);
const SIZE_AT = n.block(SEATS * SIZES);
const CHIPS_AT = n.block(SEATS * CHIPS);
const RESERVE_AT = n.block(SEATS * (RESERVES + 1));
const RESERVED_AT = n.block(SEATS * FACES);
const KNOWN_AT = n.block(SEATS * KNOWN);
const POOREST_AT = n.block(3);
const moves = new MoveFeatures(n);

const counts = new Uint8Array(FACES);
const unseen = new Uint8Array(FACES);
const met = new Uint8Array(2 * MEETINGS);

function position(s: State, into: Present): void {
  unseen.set(COPIES_OF);
  readHand(s, into);
  readTurn(s, into);
  for (let away = 0; away < s.seats; away++) readSeat(s, away, into);
  readUnseen(s, into);
  into.count(PILE_AT, PILE, (DECK_SIZE - s.top) >> 1);
  into.add(SEATS_AT + s.seats);
  if (!s.xEndsTurn) into.add(WILD_AT);
  if (s.table.options.chips > 2) into.add(RICH_AT);
  let poorest = 9;
  for (let away = 1; away < s.seats; away++) poorest = Math.min(poorest, s.chips[(s.turn + away) % s.seats]!);
  into.add(POOREST_AT + (s.chips[s.turn]! < poorest ? 0 : s.chips[s.turn] === poorest ? 1 : 2));
}

/** Hands are never rearranged: what lies side by side, and what may meet once a card between is gone. */
function readHand(s: State, into: Present): void {
  const hand = s.turn * HAND_MAX;
  const size = s.sizes[s.turn]!;
  counts.fill(0);
  met.fill(0);
  let alone = 0;
  for (let at = 0; at < size; at++) {
    const face = s.hands[hand + at]! & FACE;
    counts[face]!++;
    unseen[face]!--;
    if (at + 1 < size && meeting(face, s.hands[hand + at + 1]! & FACE) > 0) {
      met[meeting(face, s.hands[hand + at + 1]! & FACE)] = 1;
    } else if (at === 0 || meeting(s.hands[hand + at - 1]! & FACE, face) === 0) alone++;
    if (at + 2 < size) readThree(s, hand + at);
  }
  for (let face = 1; face < FACES; face++) {
    if (counts[face]! > 0) into.count(HELD_AT + face * HELD, HELD, counts[face]! - 1);
  }
  for (let i = 1; i < MEETINGS; i++) {
    if (met[i]) into.add(BESIDE_AT + i);
    if (met[MEETINGS + i]) into.add(NEAR_AT + i);
  }
  for (let i = 0; i <= HIGHEST; i++) {
    if (whole[i]) into.add(TRIPS_AT + i);
    if (whole[HIGHEST + 1 + i]) into.add(STRAIGHT_AT + i);
  }
  whole.fill(0);
  into.count(ALONE_AT, PLAYS, alone);
  if (size === 0) return;
  into.add(EDGE_AT + (s.hands[hand]! & FACE));
  into.add(EDGE_AT + FACES + (s.hands[hand + size - 1]! & FACE));
}

/** [number] → trips of it; beyond, straights from it on. */
const whole = new Uint8Array(2 * (HIGHEST + 1));

function readThree(s: State, at: number): void {
  const a = s.hands[at]! & FACE;
  const b = s.hands[at + 1]! & FACE;
  const c = s.hands[at + 2]! & FACE;
  const across = meeting(a, c);
  if (across > 0) met[MEETINGS + across] = 1;
  if (a > HIGHEST || b > HIGHEST || c > HIGHEST) return;
  if (a === b && b === c) whole[a] = 1;
  const low = Math.min(a, b, c);
  if (a !== b && b !== c && a !== c && Math.max(a, b, c) - low === 2) whole[HIGHEST + 1 + low] = 1;
}

/** 0 if the two go no way together; else which pair or straight they are. An X goes with every number. */
function meeting(a: number, b: number): number {
  if (a > X || b > X) return 0;
  if (a === X || b === X) return MEETINGS - 1;
  if (a === b) return a;
  return a - b === 1 || b - a === 1 ? HIGHEST + Math.min(a, b) : 0;
}

function readTurn(s: State, into: Present): void {
  into.add(BEST_AT + strengthStep(s.best));
  into.add(OPENER_AT + awayFrom(s, s.opener));
  into.add(PHASE_AT + s.phase);
  let redraws = 0;
  let toCome = 0;
  let holding = 0;
  let last = s.opener;
  for (let i = 0; i < s.seats; i++) {
    const seat = (s.opener + i) % s.seats;
    const laid = s.laid[seat * LONGEST]! & FACE;
    if (laid === REDRAW) redraws++;
    if (laid > 0 && laid <= X) last = seat;
    if (s.sizes[seat]! > 0) holding++;
    if (s.sizes[seat]! > 0 && awayFrom(s, seat) > 0 && i > awayFrom(s, s.turn, s.opener)) toCome++;
  }
  if (s.best > 0) into.add(BEST_OF_AT + awayFrom(s, last));
  into.count(REDRAWS_AT, 3, redraws);
  into.count(TO_COME_AT, SEATS, toCome);
  into.add(HOLDING_AT + holding);
  if (s.phase !== PHASE.insert) return;
  into.add(DRAWN_AT + s.drawn);
  unseen[s.drawn]!--;
  into.count(MORE_AT, MORE, s.more);
}

function awayFrom(s: State, seat: number, from = s.turn): number {
  return seat >= from ? seat - from : seat - from + s.seats;
}

function readSeat(s: State, away: number, into: Present): void {
  const seat = (s.turn + away) % s.seats;
  const size = s.sizes[seat]!;
  into.count(SIZE_AT + away * SIZES, SIZES, size);
  into.count(CHIPS_AT + away * CHIPS, CHIPS, s.chips[seat]!);
  into.add(RESERVE_AT + away * (RESERVES + 1) + s.reserveSizes[seat]!);
  for (let i = 0; i < s.reserveSizes[seat]!; i++) {
    const face = s.reserves[seat * RESERVES + i]!;
    unseen[face]!--;
    if (i === 0 || face !== s.reserves[seat * RESERVES]) into.add(RESERVED_AT + away * FACES + face);
  }
  let known = 0;
  for (let at = 0; at < size; at++) {
    const card = s.hands[seat * HAND_MAX + at]!;
    if (card <= FACE) continue;
    known++;
    if (away > 0) unseen[card & FACE]!--;
  }
  into.count(KNOWN_AT + away * KNOWN, KNOWN, known);
  for (let i = 0; i < LONGEST; i++) {
    const card = s.laid[seat * LONGEST + i]!;
    if (card !== 0) unseen[card & FACE]!--;
  }
}

function readUnseen(s: State, into: Present): void {
  for (let face = 1; face < FACES; face++) {
    into.count(UNSEEN_AT + face * (HELD + 1), HELD + 1, unseen[face]! - s.away[face]!);
  }
}

export const features: Features<CombosShapes> = {
  size: n.next,
  positionRoom: 176,
  moveRoom: 24,
  position,
  move: (state, code, into) => moves.read(state, code, into),
  step: 0.15,
  clear: 1,
  alike: 0.003,
  // One loses.
  winners: (seats) => seats - 1,
  // Where many sit, lines in which nobody moves without a thought tell more (docs/bots.md).
  thinking: (seats) => (seats < MANY ? USUAL : { ...USUAL, rollout: (state) => quick.bestMove(state) }),
};
