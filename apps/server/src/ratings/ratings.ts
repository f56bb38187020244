import { sql } from 'kysely';
import { IS_OVER } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { countMatch } from './count-match.ts';
import { LEAST_TIME } from './taking-part.ts';

/** Milliseconds between two looks for matches that nobody has counted. */
const EVERY = 30_000;
/** How far back each look goes but the first, which sees everything: clocks of nodes differ, tables are talked at later. */
const BACK = 600_000;
/** How often a match is tried before it is left to the next node that starts. */
const TRIES = 5;
/** Tables looked at in one statement: nobody's move waits longer for it. */
const PAGE = 200;

export interface RatingsOptions {
  readonly every?: number;
  /** Milliseconds a match must take to be rated. */
  readonly leastTime?: number;
  onError(error: unknown, where: string): void;
}

/**
 * Counts matches that are over: those that ended here at once, and those that a dead node left behind when
 * the next one looks. One after the other, beside the moves and never in their way.
 */
export class Ratings {
  private readonly store: Store;
  private readonly every: number;
  private readonly leastTime: number;
  private readonly onError: RatingsOptions['onError'];
  private readonly waiting = new Set<string>();
  /** How often it went wrong: the database may have been away, or the match be one of older rules. */
  private readonly failures = new Map<string, number>();
  private counting: Promise<void> | null = null;
  private sweeping: Promise<void> | null = null;
  private timer: NodeJS.Timeout | null = null;
  private isStopped = false;

  constructor(store: Store, { every = EVERY, leastTime = LEAST_TIME, onError }: RatingsOptions) {
    this.store = store;
    this.every = every;
    this.leastTime = leastTime;
    this.onError = onError;
  }

  start(): void {
    this.sweep(0);
  }

  /** The match at this table is over. */
  ended(table: string): void {
    void this.count([table]);
  }

  /** Finishes the match at hand; what is left is found by whoever looks next. */
  async close(): Promise<void> {
    this.isStopped = true;
    if (this.timer) clearTimeout(this.timer);
    await this.sweeping;
    await this.counting;
  }

  private count(tables: readonly string[]): Promise<void> {
    for (const table of tables) if (this.failuresOf(table) < TRIES) this.waiting.add(table);
    this.counting ??= this.countAll().finally(() => {
      this.counting = null;
    });
    return this.counting;
  }

  private async countAll(): Promise<void> {
    for (const table of this.waiting) {
      if (this.isStopped) return;
      try {
        await countMatch(this.store, table, this.leastTime);
        this.failures.delete(table);
      } catch (error) {
        if (this.failuresOf(table) === 0) this.onError(error, `rating of table ${table}`);
        this.failures.set(table, this.failuresOf(table) + 1);
      }
      this.waiting.delete(table);
    }
  }

  private failuresOf(table: string): number {
    return this.failures.get(table) ?? 0;
  }

  private sweep(since: number): void {
    const from = Date.now() - BACK;
    this.sweeping = this.look(since)
      .then(() => ([...this.failures.values()].some((failed) => failed < TRIES) ? since : from))
      .catch((error) => {
        this.onError(error, 'ratings');
        return since;
      })
      .then((next) => {
        if (!this.isStopped) this.timer = setTimeout(() => this.sweep(next), this.every).unref();
      });
  }

  private async look(since: number): Promise<void> {
    let last = { updated: since, table_id: '' };
    while (!this.isStopped) {
      const page = await this.over(last);
      await this.count(page.flatMap(({ table_id, counted }) => (counted === null ? [table_id] : [])));
      if (page.length < PAGE) return;
      last = page.at(-1)!;
    }
  }

  /** Tables that are over, in the order of their last entry. */
  private over(after: { readonly updated: number; readonly table_id: string }) {
    return this.store.db
      .selectFrom('summary')
      .leftJoin('ended', 'ended.table_id', 'summary.table_id')
      .select(['summary.table_id', 'summary.updated', 'ended.at as counted'])
      .where(IS_OVER)
      .where(sql<boolean>`(summary.updated, summary.table_id) > (${after.updated}, ${after.table_id})`)
      .orderBy('summary.updated')
      .orderBy('summary.table_id')
      .limit(PAGE)
      .execute();
  }
}
