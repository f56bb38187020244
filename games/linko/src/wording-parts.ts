import type { Seat } from '@quartet/core';
import type { Card } from './cards.ts';
import type { SeatView, View } from './view.ts';

/** A sentence for each type of a union: one that is missing does not compile. */
export type Catalogue<U extends { readonly type: string }> = {
  readonly [T in U['type']]: (it: Extract<U, { readonly type: T }>, names: readonly string[]) => string;
};

export function say<U extends { readonly type: string }>(
  catalogue: Catalogue<U>,
  it: U,
  names: readonly string[] = [],
): string {
  // The entry under `it.type` is the one for `it`; TypeScript cannot see that.
  const sentence = catalogue[it.type as U['type']] as (it: U, names: readonly string[]) => string;
  return sentence(it, names);
}

/** What a language calls the things on the table. */
export interface TableWords {
  round(round: number, rounds: number): string;
  readonly lastTurn: string;
  readonly row: string;
  pile(count: number): string;
  readonly discards: string;
  readonly ghost: string;
  readonly none: string;
  /** `known` and `layers` are empty texts where there are none. */
  seat(name: string, cards: number, known: string, layers: string): string;
  points(points: string): string;
  hand(name: string): string;
}

/** The whole table, one line for each thing on it. */
export function tableLines(view: View, names: readonly string[], words: TableWords): string[] {
  const { rounds } = view.table.options;
  const lines: string[] = [];
  if (rounds > 1) lines.push(words.round(view.round, rounds));
  lines.push(`${words.row}: ${view.row.map(slotText).join(' | ')}`);
  lines.push(words.pile(view.pile.count));
  if (view.discards.length > 0) lines.push(`${words.discards}: ${cardsText(view.discards)}`);
  if (view.ghost) lines.push(`${words.ghost}: ${cardsText(view.ghost) || words.none}`);
  if (view.lastTurn) lines.push(words.lastTurn);
  view.seats.forEach((seat, at) => {
    lines.push(seatText(view, seat, at, names, words));
  });
  view.seats.forEach(({ hand }, at) => {
    if (hand.cards) lines.push(`${words.hand(names[at]!)}: ${cardsText(hand.cards) || words.none}`);
  });
  return lines;
}

function slotText(cards: readonly Card[], at: number): string {
  return `[${at + 1}] ${cardsText(cards) || '–'}`;
}

function seatText(
  view: View,
  { hand, known, layers, earlier }: SeatView,
  seat: Seat,
  names: readonly string[],
  words: TableWords,
): string {
  const mark = seat === view.turn ? '>' : ' ';
  const stack = layers.map(cardsText).join(' < ');
  const laid = layers.reduce((sum, layer) => sum + layer.length, 0);
  const points = words.points(signed(earlier + laid - hand.count));
  return `${mark} ${words.seat(names[seat]!, hand.count, cardsText(known), stack)}; ${points}`;
}

/** `7 7 X` */
export function cardsText(cards: readonly Card[]): string {
  return cards.join(' ');
}

export function topLayer(view: View, seat: Seat): readonly Card[] {
  return view.seats[seat]!.layers.at(-1)!;
}

/** The layer being snatched. */
export function snatched(view: View): readonly Card[] {
  return topLayer(view, view.victim!);
}

export function signed(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}

export function pointsText(points: readonly number[], names: readonly string[]): string {
  return points.map((of, seat) => `${names[seat]} ${signed(of)}`).join(', ');
}

/** Who has the most points. */
export function winnersOf(points: readonly number[], names: readonly string[]): string[] {
  const most = Math.max(...points);
  return names.filter((_, seat) => points[seat] === most);
}

/** `Mia, Otto and Ada` */
export function listText(names: readonly string[], and: string): string {
  return `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;
}
