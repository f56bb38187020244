import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Moves all clocks on and the heartbeat from `last` to `now`, in one commit; false if somebody else did. */
type MoveClocks = (last: number, now: number) => Promise<boolean>;

/** The heartbeat of one node. */
export class Beat {
  readonly #db: Kysely<Schema>;
  readonly #moveClocks: MoveClocks;
  #isBeating = false;

  constructor(db: Kysely<Schema>, moveClocks: MoveClocks) {
    this.#db = db;
    this.#moveClocks = moveClocks;
  }

  /** See `Store.beat`. */
  async beat(now: number, gap: number): Promise<number> {
    // Beats that piled up while the database was away would hide, second by second, how long that was.
    if (this.#isBeating) return 0;
    this.#isBeating = true;
    try {
      return await this.#compare(now, gap);
    } finally {
      this.#isBeating = false;
    }
  }

  async #compare(now: number, gap: number): Promise<number> {
    const heartbeat = this.#db.updateTable('heartbeat').set({ at: now }).where('at', '<', now);
    const beaten = await heartbeat.where('at', '>=', now - gap).executeTakeFirst();
    if (beaten.numUpdatedRows > 0n) return 0;
    const last = await this.#db.selectFrom('heartbeat').select('at').executeTakeFirst();
    if (!last) {
      const first = this.#db.insertInto('heartbeat').values({ id: 1, at: now });
      await first.onConflict((conflict) => conflict.doNothing()).execute();
      return 0;
    }
    const away = now - last.at;
    return away > gap && (await this.#moveClocks(last.at, now)) ? away : 0;
  }
}
