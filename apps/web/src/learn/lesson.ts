import {
  assert,
  type Deal,
  type Deck,
  dealtChance,
  FastRng,
  fastChance,
  type Game,
  type Language,
  Match,
  readDeal,
  type Shapes,
  type Table,
} from '@quartet/core';

/** Where the learner sits. */
export const ME = 0;

/** What is said of one thing to do. */
interface ActWords {
  readonly title: string;
  /** One or two short sentences. */
  readonly say: string;
  /** Sentences for the second move and those that follow. */
  readonly more?: readonly string[];
  /** Sentences for single spots, while they are to be tapped; without one, `say` stays. */
  readonly at?: Readonly<Record<string, string>>;
}

/** What a lesson says in one language: of each act by its name, and at the end. */
export interface LessonWords<Name extends string = string> {
  /** What one plays for, said before anything else. */
  readonly aim: string;
  readonly acts: Readonly<Record<Name, ActWords>>;
  /** What to remember, in a few lines. */
  readonly remember: readonly string[];
}

/** One thing to do. */
export interface Act<Name extends string = string> {
  readonly name: Name;
  /** Turns of everybody that are passed over, so that something later can be shown. */
  readonly skipped?: readonly string[];
  /** What the others do before it. */
  readonly before?: readonly string[];
  /** What the learner does, decision by decision. */
  readonly moves: readonly string[];
}

/** A scripted hand: a deal, and every move. The rules are the game's own. */
export interface Lesson<S extends Shapes = Shapes, Name extends string = string> {
  readonly game: Game<S>;
  readonly table: Table<S['Options']>;
  /** The top of each deck; what is not listed follows in some order. */
  readonly deal: Deal;
  /** By seat, from 1: the learner has seat 0. */
  readonly others: readonly string[];
  readonly acts: readonly Act<Name>[];
  /** What the others do after the last act. */
  readonly after: readonly string[];
  readonly words: Readonly<Record<Language, LessonWords<Name>>>;
  /** The spots (`data-spot`) to tap one after the other for the first of these moves, or for as many as the table plays at once. */
  taps(moves: readonly S['Move'][], view: S['View']): readonly string[];
}

/** Codes of cards, or moves, from one text. */
export function listed(text: string, separator: RegExp | string = /\s+/): readonly string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** The match of a lesson, before its first move. Later deals, if any, are shuffled, always alike. */
export function dealLesson({ game, table, deal }: Lesson): Match {
  const decks = game.decks(table);
  const seed = `lesson ${game.id}`;
  const whole = Object.fromEntries(decks.map((deck) => [deck.name, completed(deck, deal, seed)]));
  const orders = readDeal(decks, whole);
  assert(typeof orders !== 'string', `the lesson of ${game.id}: ${orders}`);
  const [written, shuffled] = [dealtChance(decks, [orders]).chance, fastChance(seed)];
  return Match.deal(game, table, (name) => (name < decks.length ? written(name) : shuffled(name)));
}

function completed(deck: Deck, deal: Deal, seed: string): readonly string[] {
  const top = deal[deck.name] ?? [];
  const cards = deck.cards.slice();
  new FastRng(seed).shuffle(cards);
  const rest = [...cards].map((card) => deck.print(card));
  for (const code of top) {
    const at = rest.indexOf(code);
    // A card too many stays listed: the reading of the deal names it.
    if (at >= 0) rest.splice(at, 1);
  }
  return [...top, ...rest];
}
