import type { ScoreLine, Seat } from './game.ts';

/** Most points win: a place for each total, equal ones shared. */
export function placesOf(totals: readonly number[]): number[] {
  return totals.map((total) => 1 + totals.filter((other) => other > total).length);
}

/** The score sheet of a game that most points win. */
export function sheetOf(totals: readonly number[], partsOf: (seat: Seat) => ScoreLine['parts']): ScoreLine[] {
  return placesOf(totals).map((place, seat) => ({
    seat,
    place,
    points: totals[seat]!,
    parts: partsOf(seat),
  }));
}
