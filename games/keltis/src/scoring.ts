import { type ScoreLine, type Seat, sheetOf } from '@quartet/core';
import { COLOURS, type Colour } from './cards.ts';
import { ROWS, type State } from './state.ts';

/** §8.1 Points of a colour row by its number of cards; a longer one scores like the last. */
export const ROW_POINTS = [0, -4, -3, -2, 1, 2, 3, 6, 7, 10] as const;
/** §8.3 Points by the number of wishing stones; more score like the last. */
export const STONE_POINTS = [-4, -1, 0, 4, 6, 10] as const;

export type ScorePart = `row-${Colour}` | 'points' | 'stones';

// §8.1
export function pointsForRow(length: number): number {
  return ROW_POINTS[length < ROW_POINTS.length ? length : ROW_POINTS.length - 1]!;
}

function rowPoints(s: State, row: number): number {
  return pointsForRow(s.lengths[row]!);
}

// §8.2 One point per card in the point row.
function pointRowPoints(s: State, seat: Seat): number {
  return countOwned(s.pointOwners, seat);
}

// §8.3
function stonePoints(s: State, seat: Seat): number {
  const stones = countOwned(s.stoneOwners, seat);
  return STONE_POINTS[stones < STONE_POINTS.length ? stones : STONE_POINTS.length - 1]!;
}

function countOwned(owners: Uint8Array, seat: Seat): number {
  let owned = 0;
  for (let i = 0; i < owners.length; i++) if (owners[i] === seat + 1) owned++;
  return owned;
}

// §8.4
export function points(s: State, into: Int32Array): void {
  for (let seat = 0; seat < s.seats; seat++) {
    let total = pointRowPoints(s, seat) + stonePoints(s, seat);
    for (let row = seat * ROWS; row < (seat + 1) * ROWS; row++) total += rowPoints(s, row);
    into[seat] = total;
  }
}

/** §8.4 The highest total wins; ties share. */
export function scoreSheet(s: State): readonly ScoreLine[] {
  const totals = new Int32Array(s.seats);
  points(s, totals);
  return sheetOf(Array.from(totals), (seat) => partsOf(s, seat));
}

function partsOf(s: State, seat: Seat): { key: ScorePart; points: number }[] {
  return [
    ...COLOURS.map((colour, i) => ({
      key: `row-${colour}` as const,
      points: rowPoints(s, seat * ROWS + i),
    })),
    { key: 'points', points: pointRowPoints(s, seat) },
    { key: 'stones', points: stonePoints(s, seat) },
  ];
}
