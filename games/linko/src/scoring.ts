import { type ScoreLine, type Seat, sheetOf } from '@quartet/core';
import { sizeOf } from './layers.ts';
import type { State } from './state.ts';

// §8 Score.

/** Cards in the seat's layers. */
function layerCards(s: State, seat: Seat): number {
  let cards = 0;
  for (let layer = s.top[seat]!; layer !== 0; layer = s.below[layer]!) cards += sizeOf(s.shapes[layer]!);
  return cards;
}

/** §8.1 One point for each card in the layers, one off for each in hand. */
export function roundPoints(s: State, seat: Seat): number {
  return layerCards(s, seat) - s.held[seat]!;
}

/** §8.3 */
export function matchPoints(s: State, seat: Seat): number {
  return s.earlier[seat]! + roundPoints(s, seat);
}

export function points(s: State, into: Int32Array): void {
  for (let seat = 0; seat < s.seats; seat++) into[seat] = matchPoints(s, seat);
}

export type ScorePart = 'earlier' | 'layers' | 'hand';

/** §8.2 Most points win, ties share. */
export function scoreSheet(s: State): ScoreLine[] {
  const totals = Array.from(s.held, (_, seat) => matchPoints(s, seat));
  return sheetOf(totals, (seat) => partsOf(s, seat));
}

function partsOf(s: State, seat: Seat): readonly { readonly key: ScorePart; readonly points: number }[] {
  const round = [
    { key: 'layers', points: layerCards(s, seat) },
    { key: 'hand', points: 0 - s.held[seat]! },
  ] as const;
  return s.table.options.rounds === 1 ? round : [{ key: 'earlier', points: s.earlier[seat]! }, ...round];
}
