import type { MatchRecord } from '@quartet/core';
import type { Act, Person, Problem, TableLine, TableMessage, TablePlan } from '@quartet/protocol';

export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: Problem };

/** Somebody who is told about a table: a live connection. */
export interface Watcher {
  /** Null: a visitor without a name. */
  readonly person: Person | null;
  /** One message, written as JSON. */
  tell(text: string): void;
  /** Handed the means to say that nothing is heard of them any more, or again. */
  onJoin?(silence: (isSilent: boolean) => void): void;
}

/** What both doors, HTTP and the live socket, may ask of the tables. Every outcome is durable when it is told. */
export interface TableService {
  /**
   * The id of the new table; its maker is the host and sits on the first free seat. `address`: from where it is made; null
   * where addresses are not limited.
   */
  create(
    host: Person,
    plan: TablePlan,
    address?: string | null,
  ): Promise<Outcome<{ readonly table: string }>>;
  act(table: string, by: Person, id: string, act: Act): Promise<Outcome<{ readonly seq: number }>>;
  /** The table as this person may see it; null: there is none. */
  look(table: string, who: Person | null, since: number): Promise<TableMessage | null>;
  /** Tells the watcher now and after every change, until the returned function is called; null: no such table. */
  watch(table: string, watcher: Watcher, since: number): Promise<(() => void) | null>;
  /** While the match runs, without its luck; null: no such table, or nothing dealt yet. */
  record(table: string): Promise<MatchRecord | null>;
  /** Whether its record has to wait until other tables have played the same deal. */
  isSealed(table: string): Promise<boolean>;
  /** By its six letters, or where those who sat there went on; null: there is none whose match is not over. */
  byCode(code: string): Promise<string | null>;
  /** Those waiting for this person first. */
  mine(person: Person): Promise<TableLine[]>;
  /** Listed, and being played at. */
  running(): Promise<readonly TableLine[]>;
  /** Listed tables with a free seat. */
  open(): Promise<readonly TableLine[]>;
  /** Told when these lists have changed, until the returned function is called. */
  watchOpen(tell: () => void): () => void;
}
