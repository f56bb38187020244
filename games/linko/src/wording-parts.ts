import { type Seat, withMinus } from '@quartet/core';
import type { Card } from './cards.ts';
import type { Player, View } from './view.ts';

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
  { hand, known, layers, earlier }: Player,
  seat: Seat,
  names: readonly string[],
  words: TableWords,
): string {
  const mark = seat === view.turn ? '>' : ' ';
  const stack = layers.map(cardsText).join(' < ');
  const laid = layers.reduce((sum, layer) => sum + layer.length, 0);
  const points = words.points(withMinus(earlier + laid - hand.count));
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

export function pointsText(points: readonly number[], names: readonly string[]): string {
  return points.map((of, seat) => `${names[seat]} ${withMinus(of)}`).join(', ');
}
