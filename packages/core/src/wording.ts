import type { Seat, Shapes } from './game.ts';
import type { Language } from './language.ts';
import type { OptionValue } from './options.ts';
import type { OrderWording } from './orders.ts';
import type { Refusal } from './refusals.ts';

/** What a game says to people, once per language. `names` are the players' names by seat. */
export interface Wording<S extends Shapes = Shapes> {
  readonly language: Language;
  readonly title: string;
  /** The address of the rules in this language: `new URL('../RULES.md', import.meta.url)`, a file or an asset of the web. */
  readonly rules: { readonly href: string };
  /** A card's spoken name, from its code in moves: `r7` → "red 7". */
  card(code: string): string;
  /** What the actor is asked right now; to others, whom they wait for. */
  prompt(view: S['View'], names: readonly string[]): string;
  /** The whole table as lines of plain text: for the terminal and for listeners. */
  table(view: S['View'], names: readonly string[]): readonly string[];
  /** How the match stands, in a few public words to whoever sits there: "12 cards left". Any view will do. */
  standing(view: S['View'], seat: Seat): string;
  /** With the view of whoever decides, cards go by their faces where the move itself tells places only. */
  move(move: S['Move'], view?: S['View']): string;
  event(event: S['Event'], names: readonly string[]): string;
  /** One sentence: what is missing or in the way. The rule's § is shown beside it by the caller. */
  refusal(refusal: Refusal): string;
  scorePart(key: string): string;
  readonly options: { readonly [K in keyof S['Options']]: OptionWording };
  /** What people call each edition. */
  readonly editions: Readonly<Record<string, string>>;
  /** What the keys of a view that hold cards are called, for a game without a table of its own: `{ heap: 'Heap' }`. */
  readonly places?: Readonly<Record<string, string>>;
  /** Of a game with standing orders. */
  readonly orders?: OrderWording;
}

export interface OptionWording {
  readonly label: string;
  readonly help: string;
  value(value: OptionValue): string;
}
