import { sql } from 'kysely';
import { ALLOWED } from '../allowed.ts';
import { Conflict, type Store } from '../store/store.ts';
import type { Outcome } from '../tables/doors.ts';
import { problem } from '../tables/problem.ts';
import { isAcquainted, isKeptAway } from './circle.ts';

const LASTS = 86_400_000;
const FULL = problem('full', 'Too many invitations wait already.', 'body.person');

/**
 * Who is asked to which table. An invitation is shown while its table has not begun, for a day at most; sitting down and
 * declining delete it. Until the day is over an unanswered one counts for its sender, however the table goes on, so that
 * nobody is called more often by making tables faster.
 */
export class Invitations {
  private readonly store: Store;

  constructor(store: Store) {
    this.store = store;
  }

  /** To a table that has not begun. `unheard`: it is no news, or the invited person blocks the sender, who cannot tell. */
  async invite(me: string, table: string, other: string): Promise<Outcome<'invited' | 'unheard'>> {
    if (!(await isAcquainted(this.store, me, other)))
      return problem('not-found', 'You have not played with this person.');
    await this.makeRoom(table, other);
    if (!(await this.add(me, table, other))) return { ok: true, value: 'unheard' };
    // Counted after it was stored: of those that come at the same moment none is overlooked.
    if (await this.isTooMany(me, other)) {
      await this.decline(other, table);
      return FULL;
    }
    return { ok: true, value: (await isKeptAway(this.store, other, me)) ? 'unheard' : 'invited' };
  }

  /** With the list line of its table, the newest first: all that count for this person. */
  shownTo(person: string) {
    return this.fresh()
      .innerJoin('summary', 'summary.table_id', 'invitation.table_id')
      .where('invitation.person', '=', person)
      .where('summary.status', '=', 'open')
      .where(
        sql<boolean>`not exists (select 1 from bond where bond.person = invitation.person
          and bond.other = invitation.by and bond.kind = 'block')`,
      );
  }

  /** Said no to, or accepted: either way it is answered. */
  async decline(person: string, table: string): Promise<void> {
    const asked = this.store.db.deleteFrom('invitation').where('person', '=', person);
    await asked.where('table_id', '=', table).execute();
  }

  async declineAll(person: string): Promise<void> {
    await this.store.db.deleteFrom('invitation').where('person', '=', person).execute();
  }

  /** Deletes what is shown to nobody any more and counts for nobody. */
  async sweep(now: number): Promise<void> {
    await this.store.db
      .deleteFrom('invitation')
      .where((is) =>
        is.or([
          is('at', '<=', now - LASTS),
          sql<boolean>`exists (${this.seat()})`,
          sql<boolean>`not exists (select 1 from summary where summary.table_id = invitation.table_id)`,
        ]),
      )
      .execute();
  }

  /** False: this person is invited there already. */
  private async add(me: string, table: string, other: string): Promise<boolean> {
    const { db } = this.store;
    const row = { person: other, table_id: table, by: me, at: Date.now() };
    try {
      await this.store.batch([db.insertInto('invitation').values(row).compile()], [me, other]);
      return true;
    } catch (error) {
      if (error instanceof Conflict) return false;
      throw error;
    }
  }

  private async isTooMany(me: string, other: string): Promise<boolean> {
    const count = sql<number>`count(*)`.as('count');
    const sent = await this.fresh()
      .where('invitation.by', '=', me)
      .select([count, sql<number>`sum(case when person = ${other} then 1 else 0 end)`.as('toOne')])
      .executeTakeFirstOrThrow();
    if (Number(sent.count) > ALLOWED.invitations || Number(sent.toOne) > ALLOWED.invitationsToOne)
      return true;
    const { db } = this.store;
    const wish = db.selectFrom('bond').select('at').where('person', '=', other).where('other', '=', me);
    // Strangers cannot take the room of those whom the invited person wants as a friend.
    if (await wish.where('kind', '=', 'friend').executeTakeFirst()) return false;
    const shown = await this.shownTo(other).select(count).executeTakeFirstOrThrow();
    return Number(shown.count) > ALLOWED.invitations;
  }

  /** An invitation to the same table that is not shown must not stand in the way of another. */
  private async makeRoom(table: string, other: string): Promise<void> {
    await this.store.db
      .deleteFrom('invitation')
      .where('person', '=', other)
      .where('table_id', '=', table)
      .where((is) =>
        is.or([
          is('at', '<=', Date.now() - LASTS),
          sql<boolean>`exists (select 1 from bond where bond.person = invitation.person
            and bond.other = invitation.by and bond.kind = 'block')`,
        ]),
      )
      .execute();
  }

  /** Of the last day, but for those whose person sits there. */
  private fresh() {
    return this.store.db
      .selectFrom('invitation')
      .where('invitation.at', '>', Date.now() - LASTS)
      .where(sql<boolean>`not exists (${this.seat()})`);
  }

  private seat() {
    return sql`select 1 from seated where seated.table_id = invitation.table_id and seated.person = invitation.person`;
  }
}
