import {
  CLOSED,
  cardSign,
  cardValue,
  HAND_SIZE,
  HIGHEST,
  type KeltisShapes,
  keltis,
  LAST_STONE,
  PHASE,
  PILE_ROOM,
  POINT,
  ROWS,
  type State,
  VALUES,
} from '@quartet/keltis';
import { type Features, Numbering, type Present, steps } from '../master/features.ts';
import { Colours, statusOf, takes } from './features-of-colours.ts';
import { MoveFeatures } from './features-of-moves.ts';

const OTHERS = 3;
const SEATS = OTHERS + 1;
const LENGTHS = 10;
const FITTING = 7;
const PROMISE = 13;
const UNSEEN = 12;
const STATUS = 5;
/** Lasts of rows that go up, that go down, that may do either. */
const LASTS = 3 * (HIGHEST + 1);
const PILE = 10;
const STONES = 6;
const POINTS = 9;
const TURNS = 40;
const LEAD = 12;
const HAND = HAND_SIZE + 2;

const n = new Numbering();
// Of each colour, the actor's best row first.
const ROW_AT = n.block(ROWS * STATUS * LENGTHS);
const LAST_AT = n.block(ROWS * LASTS);
const FITTING_AT = n.block(ROWS * STATUS * FITTING);
const PROMISE_AT = n.block(ROWS * PROMISE);
const GAP_AT = n.block(ROWS * VALUES);
const HELD_AT = n.block(ROWS * VALUES * 2);
const TO_COME_AT = n.block(ROWS * UNSEEN);
const TOP_AT = n.block((ROWS + 1) * VALUES);
const TOP_FITS_AT = n.block(ROWS);
const PILE_AT = n.block(ROWS * PILE);
const THEIR_LENGTH_AT = n.block(ROWS * OTHERS * LENGTHS);
const THEIR_LAST_AT = n.block(ROWS * OTHERS * (2 * VALUES + 1));
const THEIR_KNOWN_AT = n.block(ROWS * OTHERS);
const TOP_FITS_THEM_AT = n.block(ROWS * OTHERS);
// Of all.
const PAIR_AT = n.block((LAST_STONE + 1) * 4);
const STONES_AT = n.block(SEATS * STONES);
const OPEN_STONES_AT = n.block(LAST_STONE + 1);
const HELD_POINT_AT = n.block(HIGHEST + 1);
const POINTS_AT = n.block(SEATS * POINTS);
const TURNS_AT = n.block(TURNS);
const ENDED_AT = n.block(ROWS + 1);
const PHASE_AT = n.block(3);
const LEFT_AT = n.block(3);
const HAND_AT = n.block(HAND);
const PLAYABLE_AT = n.block(HAND);
const LEAD_AT = n.block(OTHERS * steps(LEAD));
const BEST_LEAD_AT = n.block(steps(LEAD));
const SEATS_AT = n.block(SEATS + 1);
const REMOVED_AT = n.block(4);
const POINTS_PAIR_AT = n.block(1);
const STALLED_AT = n.block(1);
const ENDER_AT = n.block(SEATS);
const moves = new MoveFeatures(n);

const colours = new Colours();
const totals = new Int32Array(SEATS);

function position(s: State, into: Present): void {
  colours.read(s);
  for (let place = 0; place < ROWS; place++) readOwn(s, place, into);
  for (let place = 0; place < ROWS; place++) readTheirs(s, place, into);
  if (s.discardSizes[POINT]! > 0) {
    into.add(TOP_AT + ROWS * VALUES + cardValue(s.discards[POINT * PILE_ROOM + s.discardSizes[POINT]! - 1]!));
  }
  readStones(s, into);
  readPoints(s, into);
  into.count(TURNS_AT, TURNS, s.pileSize >> 1);
  into.add(ENDED_AT + s.endedRows);
  into.add(PHASE_AT + s.phase);
  into.count(LEFT_AT, 3, s.left);
  into.add(HAND_AT + s.handSizes[s.turn]!);
  into.count(PLAYABLE_AT, HAND, colours.playable);
  into.add(SEATS_AT + s.seats);
  into.add(REMOVED_AT + s.table.options.removed / 15);
  if (s.pointsPair) into.add(POINTS_PAIR_AT);
  if (s.dry > 2 * s.seats) into.add(STALLED_AT);
  if (s.phase === PHASE.add) into.add(ENDER_AT + ((s.ender - s.turn + s.seats) % s.seats));
}

function readOwn(s: State, place: number, into: Present): void {
  const colour = colours.at[place]!;
  const row = s.turn * ROWS + colour;
  const length = s.lengths[row]!;
  const status = statusOf(s, row);
  const fitting = colours.fitting[colour]!;
  into.count(ROW_AT + (place * STATUS + status) * LENGTHS, LENGTHS, length);
  if (s.lasts[row]! <= HIGHEST)
    into.add(LAST_AT + place * LASTS + (status - 1) * (HIGHEST + 1) + s.lasts[row]!);
  into.count(FITTING_AT + (place * STATUS + status) * FITTING, FITTING, fitting);
  into.count(PROMISE_AT + place * PROMISE, PROMISE, length + fitting);
  if (fitting > 0) into.count(GAP_AT + place * VALUES, VALUES, colours.gap[colour]!);
  for (let value = 0; value < VALUES; value++) {
    const held = colours.held[colour * VALUES + value]!;
    if (held > 0) into.count(HELD_AT + (place * VALUES + value) * 2, 2, held - 1);
  }
  into.count(TO_COME_AT + place * UNSEEN, UNSEEN, colours.toCome[colour]!);
  const pile = s.discardSizes[colour]!;
  into.count(PILE_AT + place * PILE, PILE, pile);
  if (pile === 0) return;
  const top = cardValue(s.discards[colour * PILE_ROOM + pile - 1]!);
  into.add(TOP_AT + place * VALUES + top);
  if (takes(s, row, top)) into.add(TOP_FITS_AT + place);
}

function readTheirs(s: State, place: number, into: Present): void {
  const colour = colours.at[place]!;
  const pile = s.discardSizes[colour]!;
  for (let away = 1; away < s.seats; away++) {
    const at = place * OTHERS + away - 1;
    const seat = (s.turn + away) % s.seats;
    const row = seat * ROWS + colour;
    into.count(THEIR_LENGTH_AT + at * LENGTHS, LENGTHS, s.lengths[row]!);
    into.add(THEIR_LAST_AT + at * (2 * VALUES + 1) + lastOf(s, row));
    if (
      pile > 0 &&
      s.lengths[row]! > 0 &&
      takes(s, row, cardValue(s.discards[colour * PILE_ROOM + pile - 1]!))
    ) {
      into.add(TOP_FITS_THEM_AT + at);
    }
    for (let i = 0; i < s.handSizes[seat]!; i++) {
      const isKnown = (s.known[seat]! >> i) & 1;
      if (isKnown === 0 || cardSign(s.hands[seat * HAND_SIZE + i]!) !== colour) continue;
      into.add(THEIR_KNOWN_AT + at);
      break;
    }
  }
}

/** How a row goes and how far it is: 0 if it is ended. */
function lastOf(s: State, row: number): number {
  const last = s.lasts[row]!;
  if (last > HIGHEST) return s.lowest[row] === CLOSED ? 0 : VALUES;
  return s.highest[row]! < HIGHEST ? 1 + last : VALUES + 1 + last;
}

function readStones(s: State, into: Present): void {
  let open = 0;
  for (let value = 1; value <= LAST_STONE; value++) {
    if (s.stoneOwners[value] !== 0) continue;
    open++;
    const held = colours.ofValue[value]! + (s.pointsPair ? colours.points[value]! : 0);
    into.count(PAIR_AT + value * 4, 4, held);
  }
  into.add(OPEN_STONES_AT + open);
  for (let value = 0; value <= HIGHEST; value++) if (colours.points[value]) into.add(HELD_POINT_AT + value);
}

function readPoints(s: State, into: Present): void {
  keltis.points(s, totals);
  let best = -99;
  for (let away = 0; away < s.seats; away++) {
    const seat = (s.turn + away) % s.seats;
    into.count(STONES_AT + away * STONES, STONES, owned(s.stoneOwners, seat));
    into.count(POINTS_AT + away * POINTS, POINTS, owned(s.pointOwners, seat));
    if (away === 0) continue;
    best = Math.max(best, totals[seat]!);
    const lead = (totals[s.turn]! - totals[seat]!) >> 1;
    into.count(LEAD_AT + (away - 1) * steps(LEAD), steps(LEAD), LEAD + lead);
  }
  colours.lead = totals[s.turn]! - best;
  into.count(BEST_LEAD_AT, steps(LEAD), LEAD + colours.lead);
}

function owned(owners: Uint8Array, seat: number): number {
  let count = 0;
  for (let i = 0; i < owners.length; i++) if (owners[i] === seat + 1) count++;
  return count;
}

export const features: Features<KeltisShapes> = {
  size: n.next,
  positionRoom: 176,
  moveRoom: 24,
  position,
  move: (state, code, into) => moves.read(state, code, colours, into),
  step: 0.5,
  clear: 10,
};
