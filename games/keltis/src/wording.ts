import type { Language, Refusal, Seat, Wording } from '@quartet/core';
import { type Card, COLOURS, cardNamed, cardSign, nameOf, readCard, SIGNS, type Sign } from './cards.ts';
import type { Event } from './events.ts';
import type { Move } from './moves.ts';
import type { RefusalCode } from './refuse.ts';
import type { ScorePart } from './scoring.ts';
import type { KeltisShapes } from './shapes.ts';
import type { Phase, Player, View } from './view.ts';

/** One sentence per kind of move or event. */
type Sentences<Told extends { readonly type: string }> = {
  readonly [T in Told['type']]: (told: Extract<Told, { readonly type: T }>) => string;
};
type Details = Refusal['details'];

/** All the sentences of one language; what is missing does not compile. */
export interface Phrases {
  readonly language: Language;
  readonly title: string;
  readonly rules: Wording['rules'];
  /** What stands before the number in a card's name. */
  readonly signs: Readonly<Record<Sign, string>>;
  readonly end: string;
  /** To the actor. */
  readonly ask: Readonly<Record<Phase, (view: View) => string>>;
  /** To everybody else. */
  readonly wait: Readonly<Record<Phase, (name: string) => string>>;
  readonly table: TablePhrases;
  /** How many cards the draw pile has. */
  standing(pile: number): string;
  readonly moves: Sentences<Move>;
  events(name: (seat: Seat) => string): Sentences<Event>;
  readonly refusals: Readonly<Record<RefusalCode, (details: Details) => string>>;
  readonly scoreParts: Readonly<Record<ScorePart, string>>;
  readonly editions: Wording['editions'];
  readonly options: Wording<KeltisShapes>['options'];
}

interface TablePhrases {
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
export function cardWords({ signs, end }: Pick<Phrases, 'signs' | 'end'>): (code: Code) => string {
  return (code) => {
    const card = readCard(String(code));
    return card === null ? String(code) : `${signWords(signs)(card)} ${face(card, end)}`;
  };
}

/** What a card shows but its colour. */
function face(card: Card, end: string): string {
  return card.slice(1) === 'E' ? end : card.slice(1);
}

export function worded(phrases: Phrases): Wording<KeltisShapes> {
  const card = cardWords(phrases);
  return {
    language: phrases.language,
    title: phrases.title,
    rules: phrases.rules,
    card,
    prompt: (view, names) => promptOf(phrases, view, names),
    table: (view, names) => tableOf(phrases, view, names),
    standing: ({ pile }) => phrases.standing(pile.count),
    move: (move) => sentence(phrases.moves, move),
    event: (event, names) =>
      sentence(
        phrases.events((seat) => names[seat]!),
        event,
      ),
    refusal: ({ code, details }) => lookUp(phrases.refusals, code)?.(details) ?? code,
    scorePart: (key) => lookUp(phrases.scoreParts, key) ?? key,
    editions: phrases.editions,
    options: phrases.options,
  };
}

/** The sentence for this kind of move or event. */
function sentence<Told extends { readonly type: string }>(
  catalogue: Readonly<Record<Told['type'], (told: never) => string>>,
  told: Told,
): string {
  // The type says which sentence; that this sentence takes that type, the compiler cannot follow.
  const say = catalogue[told.type as Told['type']] as (told: Told) => string;
  return say(told);
}

function lookUp<V>(catalogue: Readonly<Record<string, V>>, key: string): V | undefined {
  return Object.hasOwn(catalogue, key) ? catalogue[key] : undefined;
}

function promptOf({ ask, wait }: Phrases, view: View, names: readonly string[]): string {
  if (view.viewer === view.actor || view.phase === 'over') return ask[view.phase](view);
  return wait[view.phase](names[view.actor]!);
}

function tableOf(phrases: Phrases, view: View, names: readonly string[]): string[] {
  const { table } = phrases;
  const lines = [
    table.pile(view.pile.count, view.removed.count),
    view.stones.length > 0 ? table.stones(view.stones.join(', ')) : table.noStones,
  ];
  const piles = SIGNS.filter((sign) => view.discards[sign].length > 0);
  lines.push(piles.length > 0 ? table.discards : table.noDiscards);
  for (const sign of piles)
    lines.push(`  ${phrases.signs[sign]}: ${faces(phrases, view.discards[sign], sign)}`);
  view.players.forEach((player, seat) => {
    lines.push(...playerLines(phrases, player, names[seat]!));
  });
  return lines;
}

function playerLines(phrases: Phrases, player: Player, name: string): string[] {
  const { table, signs } = phrases;
  const card = cardWords(phrases);
  const { hand, rows, points } = player;
  const lines = [table.player(name, player, hand.known.map(card).join(', '))];
  for (const colour of COLOURS) {
    if (rows[colour].length > 0) lines.push(`  ${signs[colour]}: ${faces(phrases, rows[colour], colour)}`);
  }
  if (points.length > 0) lines.push(`  ${table.points(faces(phrases, points, '*'))}`);
  if (hand.cards) lines.push(`  ${table.hand(byColour(hand.cards).map(card).join(', '))}`);
  return lines;
}

/** Cards of a row or pile; the colour, which is said once, is left out. */
function faces(phrases: Phrases, cards: readonly Card[], sign: Sign): string {
  const card = cardWords(phrases);
  return cards.map((code) => (code.startsWith(sign) ? face(code, phrases.end) : card(code))).join(', ');
}

/** As a hand is held: colour by colour, the point cards last. */
export function byColour(cards: readonly Card[]): Card[] {
  return cards
    .map(cardNamed)
    .sort((a, b) => cardSign(a) - cardSign(b) || a - b)
    .map(nameOf);
}
