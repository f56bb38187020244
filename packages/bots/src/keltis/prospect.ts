import type { Seat } from '@quartet/core';
import {
  CARD_SPACE,
  CLOSED,
  cardOf,
  END,
  HAND_SIZE,
  HIGHEST,
  LAST_STONE,
  PHASE,
  POINT,
  ROWS,
  type State,
} from '@quartet/keltis';
import { expectedRow, LONGEST, ROW_POINTS, stepOf } from './worths.ts';

// How many points a seat may still expect, hands and pile being known: fitted to the ends of many thousand
// games of the rated bot.

/** How many of the pile's cards that fit a row and reach its owner will lie in it; in one not yet started. */
const PLACED = 0.6;
const PLACED_OPEN = 0.5;
/** Of what rows promise, so much comes true. */
const KEPT = 0.9;
const KEPT_OPEN = 0.65;
/** A pair whose stone lies open; half of one, per turn left and at most; a point card; a turn left. */
const PAIR = 1.9;
const HALF = 0.05;
const HALF_MOST = 0.5;
const POINT_CARD = 0.75;
const TURN = 0.55;
/** Last cards that may be added. */
const LAST_CARDS = 2;

/** [card] → copies in the pile; in the hand looked at. */
const coming = new Uint8Array(CARD_SPACE);
const mine = new Uint8Array(CARD_SPACE);

/** To be called before `prospect`, for the same state. */
export function lookIntoPile(s: State): void {
  coming.fill(0);
  for (let i = 0; i < s.pileSize; i++) coming[s.pile[i]!]!++;
}

/** What the seat may still add to its points. */
export function prospect(s: State, seat: Seat): number {
  mine.fill(0);
  for (let i = seat * HAND_SIZE; i < seat * HAND_SIZE + s.handSizes[seat]!; i++) mine[s.hands[i]!]!++;
  const turns = turnsLeft(s, seat);
  const most = (turns + LAST_CARDS) | 0;
  let rows = 0;
  let open = 0;
  for (let colour = 0; colour < ROWS; colour++) {
    const row = seat * ROWS + colour;
    const length = s.lengths[row]!;
    if (length > 0) rows += promise(s, row, colour, most) - ROW_POINTS[length < LONGEST ? length : LONGEST]!;
    else {
      const points = span(colour, 0, 0, HIGHEST, most, stepOf(PLACED_OPEN / s.seats));
      if (points > 0) open += points;
    }
  }
  return KEPT * rows + KEPT_OPEN * open + pairsAndPoints(s, turns) + TURN * turns;
}

/** Off the pile comes one card per turn; who acts next gets the odd ones. */
function turnsLeft(s: State, seat: Seat): number {
  const wait = (seat - s.turn + s.seats) % s.seats;
  const turns = (s.pileSize - (wait === 0 && s.phase !== PHASE.act ? s.seats : wait)) / s.seats;
  return turns > 0 ? turns : 0;
}

function promise(s: State, row: number, colour: number, most: number): number {
  const length = s.lengths[row]!;
  const lowest = s.lowest[row]!;
  const highest = s.highest[row]!;
  if (lowest === CLOSED) {
    const ends = mine[cardOf(END, colour)]!;
    const longer = length + (ends < most ? ends : most);
    return ROW_POINTS[longer < LONGEST ? longer : LONGEST]!;
  }
  const chance = stepOf(PLACED / s.seats);
  if (lowest > 0 || highest < HIGHEST) return span(colour, length, lowest, highest, most, chance);
  const last = s.lasts[row]!;
  const up = span(colour, length, last, HIGHEST, most, chance);
  const down = span(colour, length, 0, last, most, chance);
  return up > down ? up : down;
}

function span(
  colour: number,
  length: number,
  from: number,
  to: number,
  most: number,
  chance: number,
): number {
  let held = mine[cardOf(END, colour)]!;
  let toCome = coming[cardOf(END, colour)]!;
  for (let card = cardOf(from, colour); card <= cardOf(to, colour); card += 8) {
    held += mine[card]!;
    toCome += coming[card]!;
  }
  return expectedRow(length + (held < most ? held : most), toCome, chance);
}

function pairsAndPoints(s: State, turns: number): number {
  const half = turns * HALF < HALF_MOST ? turns * HALF : HALF_MOST;
  let sum = 0;
  for (let value = 0; value <= HIGHEST; value++) {
    let cards = 0;
    for (let colour = 0; colour < ROWS; colour++) cards += mine[cardOf(value, colour)]!;
    const point = mine[cardOf(value, POINT)]!;
    sum += POINT_CARD * point;
    if (s.pointsPair) cards += point;
    if (cards === 0 || value === 0 || value > LAST_STONE || s.stoneOwners[value] !== 0) continue;
    sum += cards >= 2 ? PAIR : half;
  }
  return sum;
}
