import type { Shapes } from '@quartet/core';
import type { Ask, BotChoice, News, Orders, Pace, Series, SeriesGoal, TablePlan } from '@quartet/protocol';
import type { Entry } from '../store/store.ts';

/** Who sits where, as the log writes it: people by their id alone, so that a name lives in one place. */
export type Sitter =
  | { readonly kind: 'open' }
  | {
      readonly kind: 'person';
      readonly person: string;
      readonly cover: BotChoice | null;
      /** Where their clock hangs, as they said. */
      readonly zone?: string;
    }
  /** `left`: it plays on for somebody who left. */
  | { readonly kind: 'bot'; readonly bot: BotChoice; readonly left?: true };

/** People by id, in the order of their seats. */
export function peopleAmong(sitters: readonly Sitter[]): string[] {
  return sitters.flatMap((sitter) => (sitter.kind === 'person' ? [sitter.person] : []));
}

/** What a table of a duplicate evening knows of it: which deal it plays, and what its luck follows from, by place there. */
export interface TableOfEvent {
  readonly id: string;
  readonly deal: number;
  /** Of all deals. */
  readonly seals: readonly string[];
  readonly promises: readonly (string | null)[];
  readonly contributions: readonly string[];
  /** People whom its host had silenced at all tables before this one was made. */
  readonly hushed?: readonly string[];
}

/** A range of them. */
export type Ratings = NonNullable<TablePlan['ratings']>;

export type Options = Readonly<Record<string, string | number | boolean>>;

/** When a clock started, in house time; absent without a clock, and in logs from before it was kept: there `at` tells. */
interface Timed {
  readonly time?: number;
}

/** What an entry of a table's log says. A table is what its lines, one after the other, make of it. */
export type Line =
  | {
      readonly kind: 'created';
      readonly code: string;
      readonly game: string;
      readonly rules: number;
      readonly seats: number;
      readonly options: Options;
      readonly pace: Pace;
      readonly listed: boolean;
      readonly host: string;
      readonly sitters: readonly Sitter[];
      /** The seat that will begin; null: drawn at the start. */
      readonly first: number | null;
      /** Absent: it counts, as all did before that was asked. */
      readonly rated?: boolean;
      /** Who may sit down; absent: anybody. */
      readonly ratings?: Ratings;
      /** What came before, where people go on. */
      readonly series?: Series;
      /** Whether the end of a round waits for everybody, or a short clock. */
      readonly rests?: true;
      /** Of the server's part of the luck; absent in tables from before there were seals. */
      readonly seal?: string;
      /** Of a duplicate evening: then the luck is that of its deal. */
      readonly event?: TableOfEvent;
    }
  | {
      readonly kind: 'settled';
      readonly options?: Options;
      readonly pace?: Pace;
      readonly listed?: boolean;
      readonly openChat?: boolean;
      readonly rated?: boolean;
      readonly series?: SeriesGoal;
      readonly ratings?: Ratings;
      /** The person who hosts it from now on: the host before is deleted. */
      readonly host?: string;
    }
  | {
      readonly kind: 'seated';
      readonly seat: number;
      readonly person: string;
      readonly zone?: string;
      /** In a running match: people by id who let them in. */
      readonly agreed?: readonly string[];
    }
  /** In a running match a bot sits down for good. */
  | { readonly kind: 'stood'; readonly seat: number; readonly bot: BotChoice | null }
  | { readonly kind: 'botted'; readonly seat: number; readonly bot: BotChoice }
  | {
      readonly kind: 'removed';
      readonly seat: number;
      readonly bot: BotChoice | null;
      /** Their person had been away for long: they may come back when they like. */
      readonly away?: true;
      /** In a rated match, if they had not: people by id who wanted it. */
      readonly agreed?: readonly string[];
    }
  | { readonly kind: 'swapped'; readonly seats: readonly [number, number] }
  /** A table from before there were seals gets its own. */
  | { readonly kind: 'sealed'; readonly seal: string }
  | { readonly kind: 'promised'; readonly seat: number; readonly promise: string }
  /** The host starts: whoever promised something is asked for it. */
  | { readonly kind: 'called' }
  | { readonly kind: 'contributed'; readonly seat: number; readonly contribution: string }
  | ({
      readonly kind: 'started';
      readonly first: number;
      readonly commitment: string;
      /** By seat; absent where the server alone dealt. */
      readonly contributions?: readonly string[];
    } & Timed)
  | ({
      readonly kind: 'moved';
      readonly seat: number;
      readonly text: string;
      readonly hand: NonNullable<News['hand']>;
      /** Milliseconds the seat has left afterwards; absent without a clock. */
      readonly bank?: number;
      /** By a standing order of its person. */
      readonly byOrder?: true;
    } & Timed)
  /** Private: only the person on this seat ever hears of it. */
  | { readonly kind: 'ordered'; readonly seat: number; readonly orders: Orders }
  | { readonly kind: 'covered'; readonly seat: number; readonly bot: BotChoice }
  | { readonly kind: 'returned'; readonly seat: number }
  /** `left`: milliseconds of the running clock. */
  | { readonly kind: 'paused'; readonly left: number | null }
  | ({ readonly kind: 'resumed' } & Timed)
  /** `all`: every seat; `seat` is then the one whose clock runs, for nodes that know only that. */
  | { readonly kind: 'extended'; readonly seat: number; readonly seconds: number; readonly all?: true }
  | { readonly kind: 'chatted'; readonly text: string }
  | { readonly kind: 'hushed'; readonly person: string; readonly on: boolean }
  | { readonly kind: 'webhooked'; readonly url: string | null }
  | { readonly kind: 'rematched'; readonly table: string }
  | { readonly kind: 'readied'; readonly seat: number; readonly on: boolean }
  /** Whoever sits here has seen how the round ended; the others still look. */
  | { readonly kind: 'went'; readonly seat: number }
  /** Everybody has, or the rest is over: the next round begins. `seat`: of whom it waited for last. */
  | ({ readonly kind: 'rested'; readonly seat?: number } & Timed)
  /** Whoever sits here was told that the others wait. */
  | { readonly kind: 'nudged'; readonly seat: number }
  /** Something the others must agree to. What they agree to is a line of its own, and ends the question. */
  | {
      readonly kind: 'asked';
      readonly what: Ask;
      readonly seat?: number;
      /** `remove`: whose. Not `seat`, which nodes from before would give to whoever asks. */
      readonly removes?: number;
      readonly seconds?: number;
      /** `pause`: everybody is asked, not the host alone. */
      readonly all?: true;
    }
  /** A no ends it. */
  | { readonly kind: 'answered'; readonly yes: boolean }
  /** All have agreed: the match stands where it stood before decision `ply`, which this seat makes anew. */
  | ({
      readonly kind: 'undone';
      readonly seat: number;
      readonly ply: number;
      /** Milliseconds the seat has left for it; absent without a clock. */
      readonly bank?: number;
    } & Timed)
  /** All have agreed to leave it at that. */
  | { readonly kind: 'ended' }
  /** Whoever runs the server has looked at all cards of the running match. */
  | { readonly kind: 'inspected' };

export type LineOf<K extends Line['kind']> = Extract<Line, { kind: K }>;

/** A line in its place in the log, of a table or of an event. */
export interface StepOf<L> {
  readonly seq: number;
  readonly at: number;
  /** Who did it; null: the server itself. */
  readonly by: string | null;
  /** The act that asked for it; null: none. */
  readonly id: string | null;
  readonly line: L;
}

export type Step = StepOf<Line>;

/** One step and what it made happen in the match, unredacted. */
export interface Told extends Step {
  readonly ply: number | null;
  readonly events: readonly Shapes['Event'][];
}

/** The body leaves out the kind: it has a column of its own. */
export function writeEntry(table: string, { line, ...place }: Step, hash: string | null): Entry {
  const { kind, ...body } = line;
  const { seq, at, by, id } = place;
  return { table, seq, at, by, id, kind, body: JSON.stringify(body), hash };
}

/** Only lines we wrote are in the log, so their shape is known. */
export function readEntry({ seq, at, by, id, kind, body }: Entry): Step {
  return { seq, at, by, id, line: { kind, ...JSON.parse(body) } as Line };
}
