import type { Seat } from '@quartet/core';
import { pointsFor } from './cards.ts';
import { SINGLE_GAME } from './options.ts';
import type { View } from './view.ts';

/** The words around the cards on the table, in one language. */
export interface TableWords {
  readonly anchors: string;
  readonly scoring: string;
  readonly empty: string;
  /** A scoring card: how many cards it needs, what it is worth. */
  scoringCard(length: number, points: number): string;
  stock(count: number): string;
  discards(count: number, top: string): string;
  readonly noDiscards: string;
  game(number: number, playOff: number, target: number): string;
  cards(count: number): string;
  known(cards: string): string;
  won(cards: string, points: number): string;
  total(points: number): string;
  readonly sitsOut: string;
  hand(cards: string): string;
}

/** The whole table as lines, cards by their codes, as a player must write them. */
export function tableLines(view: View, names: readonly string[], words: TableWords): readonly string[] {
  const own = typeof view.viewer === 'number' ? view.hands[view.viewer]?.cards : undefined;
  return [
    ...gameLine(view, words),
    `${words.anchors} ${slots(view.anchors, (code) => code, words)}`,
    `${words.scoring} ${slots(view.scoring, (length) => words.scoringCard(length, pointsFor(length)), words)}`,
    `${words.stock(view.stock.count)} ${discardPile(view, words)}`,
    ...view.hands.map((_, seat) => `${names[seat]}: ${seatLine(view, seat, words)}`),
    ...(own && own.length > 0 ? [words.hand(own.join(' '))] : []),
  ];
}

function gameLine({ table, game, playOff }: View, words: TableWords): readonly string[] {
  const { target } = table.options;
  return target === SINGLE_GAME ? [] : [words.game(game + 1, playOff, target)];
}

function slots<T>(places: readonly (T | null)[], print: (place: T) => string, words: TableWords): string {
  return places.map((place, i) => `[${i + 1}] ${place === null ? words.empty : print(place)}`).join('  ');
}

function discardPile({ discards }: View, words: TableWords): string {
  return discards[0] === undefined ? words.noDiscards : words.discards(discards.length, discards[0]);
}

function seatLine(view: View, seat: Seat, words: TableWords): string {
  const { count, known, cards } = view.hands[seat]!;
  const won = view.won[seat]!;
  const points = won.reduce((sum, length) => sum + pointsFor(length), 0);
  const parts = view.players.includes(seat) ? [words.cards(count)] : [words.sitsOut];
  if (cards && view.viewer === 'referee') parts.push(cards.join(' '));
  if (known.length > 0) parts.push(words.known(known.join(' ')));
  if (won.length > 0) parts.push(words.won(won.map((length) => `S${length}`).join(' '), points));
  if (view.table.options.target !== SINGLE_GAME) {
    parts.push(words.total(view.earlier[seat]! + view.bonuses[seat]! + points));
  }
  return parts.join('; ');
}
