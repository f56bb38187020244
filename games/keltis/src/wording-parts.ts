import { type Card, COLOURS, cardNamed, cardSign, nameOf, readCard, SIGNS, type Sign } from './cards.ts';
import type { Player, View } from './view.ts';

/** How a language calls its cards. */
export interface CardWords {
  /** What stands before the number in a card's name. */
  readonly signs: Readonly<Record<Sign, string>>;
  readonly end: string;
}

/** What a language calls the things on the table. */
export interface TableWords extends CardWords {
  pile(count: number, removed: number): string;
  stones(stones: string): string;
  readonly noStones: string;
  readonly discards: string;
  readonly noDiscards: string;
  player(name: string, player: Player, known: string): string;
  hand(cards: string): string;
  points(cards: string): string;
}

/** A code as refusals and events carry it. */
type Code = string | number | undefined;

/** The word for the sign a code begins with: `r`, `r7` → "red". */
export function signWords(words: Readonly<Record<Sign, string>>): (code: Code) => string {
  return (code) => words[SIGNS.find((sign) => String(code).startsWith(sign))!];
}

/** A card's name in the language of these signs. */
export function cardWords({ signs, end }: CardWords): (code: Code) => string {
  return (code) => {
    const card = readCard(String(code));
    return card === null ? String(code) : `${signWords(signs)(card)} ${face(card, end)}`;
  };
}

/** What a card shows but its colour. */
function face(card: Card, end: string): string {
  return card.slice(1) === 'E' ? end : card.slice(1);
}

/** The whole table, one line for each thing on it. */
export function tableLines(view: View, names: readonly string[], words: TableWords): string[] {
  const lines = [
    words.pile(view.pile.count, view.removed.count),
    view.stones.length > 0 ? words.stones(view.stones.join(', ')) : words.noStones,
  ];
  const piles = SIGNS.filter((sign) => view.discards[sign].length > 0);
  lines.push(piles.length > 0 ? words.discards : words.noDiscards);
  for (const sign of piles) lines.push(`  ${words.signs[sign]}: ${faces(words, view.discards[sign], sign)}`);
  view.players.forEach((player, seat) => {
    lines.push(...playerLines(words, player, names[seat]!));
  });
  return lines;
}

function playerLines(words: TableWords, player: Player, name: string): string[] {
  const card = cardWords(words);
  const { hand, rows, points } = player;
  const lines = [words.player(name, player, hand.known.map(card).join(', '))];
  for (const colour of COLOURS) {
    if (rows[colour].length > 0)
      lines.push(`  ${words.signs[colour]}: ${faces(words, rows[colour], colour)}`);
  }
  if (points.length > 0) lines.push(`  ${words.points(faces(words, points, '*'))}`);
  if (hand.cards) lines.push(`  ${words.hand(byColour(hand.cards).map(card).join(', '))}`);
  return lines;
}

/** Cards of a row or pile; the colour, which is said once, is left out. */
function faces(words: CardWords, cards: readonly Card[], sign: Sign): string {
  const card = cardWords(words);
  return cards.map((code) => (code.startsWith(sign) ? face(code, words.end) : card(code))).join(', ');
}

/** As a hand is held: colour by colour, the point cards last. */
function byColour(cards: readonly Card[]): Card[] {
  return cards
    .map(cardNamed)
    .sort((a, b) => cardSign(a) - cardSign(b) || a - b)
    .map(nameOf);
}
