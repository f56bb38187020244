import type { CompiledQuery, Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** One line of a table's log. Lines are only ever added: `(table, seq)` is unique, and so is `(table, id)`. */
export interface Entry {
  readonly table: string;
  /** 1, 2, 3 … without holes. */
  readonly seq: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly kind: string;
  /** Who did it; null: the server itself. */
  readonly by: string | null;
  /** The act's id, chosen by the client; null where none asked. */
  readonly id: string | null;
  /** JSON. */
  readonly body: string;
  /** Of the state after a move; null for everything else. */
  readonly hash: string | null;
}

/** A table in lists; rewritten whole with each entry. Derived from the log, like everything but the log. */
export interface Summary {
  readonly table: string;
  readonly code: string;
  readonly game: string;
  readonly status: 'open' | 'playing' | 'paused' | 'over';
  readonly listed: boolean;
  readonly host: string;
  /** The person who must act now; null: nobody in particular. */
  readonly waitingFor: string | null;
  readonly seq: number;
  readonly updated: number;
  /** JSON for the list line: seats, pace, players. */
  readonly line: string;
}

/**
 * Something that must happen at a time; a table has at most one. Whoever has claimed it looks at the table
 * first: it may have gone on meanwhile.
 */
export interface Deadline {
  readonly table: string;
  /** The log's length when it was set; entries that keep it may have come since. */
  readonly seq: number;
  /** In house time. */
  readonly at: number;
  /** `bot`: a bot must move. `clock`: somebody's time is used up. `luck`: the cards are dealt. `event`: `table` is one, and goes on. */
  readonly kind: 'bot' | 'clock' | 'luck' | 'event';
}

/** One step of a table, stored whole or not at all. */
export interface Unit {
  readonly entry: Entry;
  readonly summary: Summary;
  /** What the table waits for from now on; `keep`: as before. `lease`: so long this node sees to it, in milliseconds. */
  readonly deadline: 'keep' | null | (Deadline & { readonly lease: number });
  /** Everybody seated, when that changed: for "my tables". */
  readonly people?: readonly string[];
  /** The secret of the deal, when it was made. See `Schema.secret`. */
  readonly seed?: string;
  /** Ids of people without whom it is not stored: they may be deleted at the same moment. */
  readonly mustExist?: readonly string[];
}

export interface StoredTable {
  readonly summary: Summary;
  readonly entries: readonly Entry[];
  readonly seed: string | null;
  readonly deadline: Deadline | null;
}

/** Who looks for deadlines: the house time, how long it will see to them (milliseconds, by the clock of the store), and how many it can take. */
export interface Claim {
  readonly now: number;
  /** For people's clocks: these stand still where bots go on. */
  readonly clock: number;
  readonly lease: number;
  readonly limit: number;
  /** What this node can see to: what it cannot it leaves to others. */
  readonly kinds: readonly Deadline['kind'][];
}

/** What the store knew of the house time when a node beat. */
export interface Beaten {
  /** As of the beat before, whichever node's. */
  readonly house: number;
  /** Milliseconds since that beat, by the clock of the database; null: nobody else could have beaten. */
  readonly age: number | null;
}

/**
 * Where everything is kept. `append` is the hot path: many at once share one commit. What it says is
 * stored is on the disk. Everything else goes through `db` and `batch`.
 */
export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  /** Settled when nothing can be stored any more, such as on a failing disk: the process should end and say why. */
  readonly failed: Promise<Error>;
  /**
   * For single statements; throws `Conflict` like `batch`. Transactions are `batch`'s business: the embedded
   * store has one connection for all.
   */
  readonly db: Kysely<Schema>;
  /**
   * All or nothing, in one commit. Throws `Conflict` when something unique exists already, `NoPerson` when one of the
   * people is not stored (any more). Every row of a person is written with that person in `mustExist`: who is being
   * deleted is deleted with it, or it is not written.
   */
  batch(queries: readonly CompiledQuery[], mustExist?: readonly string[]): Promise<void>;
  /** Like `batch`, for finding out whether something can be stored: it does not wait behind what people ask. */
  tryWriting(queries: readonly CompiledQuery[]): Promise<void>;
  /**
   * `taken`: the seq or the act's id is in the log already; nothing was stored. Throws `Conflict` when the
   * table's code is another table's, and `NoPerson`. After any other error what is stored has to be read: the answer may have
   * got lost on its way.
   */
  append(unit: Unit): Promise<'stored' | 'taken'>;
  /** Null: no such table. */
  load(table: string): Promise<StoredTable | null>;
  entriesAfter(table: string, seq: number): Promise<Entry[]>;
  /** The lengths of these logs, for finding out what was missed. */
  lengths(tables: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Due deadlines that no other node holds; from now on the caller does. */
  claimDeadlines(claim: Claim): Promise<Deadline[]>;
  /** When the next deadline of these kinds that no node holds is due; null: there is none. */
  nextDeadline(kinds: Claim['kinds']): Promise<number | null>;
  /**
   * Called about every second by each running node: so late it is in house time, as far as it knows. The store
   * keeps the latest, and time passes only by this. What was never kept begins as the time of day.
   */
  beat(house: number): Promise<Beaten>;
  /** Tells the other nodes that a table has gone on; may get lost. */
  hint(table: string, seq: number): void;
  onHint(listener: (table: string, seq: number) => void): void;
  /** A short text, of less than 7,500 bytes, for all other nodes that run just now; may get lost. */
  note(text: string): void;
  onNote(listener: (text: string) => void): void;
  /** Of the disk, as far as this store knows: one on another machine does not. */
  bytesLeft(): Promise<number>;
  close(): Promise<void>;
}

/** Something unique is there already: a name, a code. */
export class Conflict extends Error {}

/** Somebody of whom something was to be stored has been deleted, or never was. */
export class NoPerson extends Error {
  readonly person: string;

  constructor(person: string) {
    super('This person is not known any more.');
    this.person = person;
  }
}

/** An entry without the one before it: a broken invariant of whoever appends. */
export function leavesHole({ table, seq }: Entry): Error {
  return new Error(`Table ${table}: entry ${seq} would leave a hole, the log has no entry ${seq - 1}.`);
}
