import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Invitations } from './people/invitations.ts';
import type { PersonDeletion } from './people/person-deletion.ts';
import type { Store } from './store/store.ts';
import type { Tables } from './tables/tables.ts';

const DAY = 86_400_000;
/** A table that was never begun, and any other, once nothing has happened there for so long. */
const OPEN_TABLE = 30 * DAY;
const ANY_TABLE = 365 * DAY;
/** Of a deal of the day or a challenge, after it was handed in. */
const ANY_RESULT = 365 * DAY;
/** A guest without a session cannot come back; the first one may still be on its way. */
const NEW_GUEST = DAY;
/** At one sweep: what is left waits for the next. */
const HANDFUL = 500;

interface Outdated {
  readonly store: Pick<Store, 'db'>;
  readonly invitations: Pick<Invitations, 'sweep'>;
}

interface Parts {
  readonly store: Store;
  readonly tables: Pick<Tables, 'remove' | 'isAttended'>;
  readonly deletion: Pick<PersonDeletion, 'delete'>;
}

/** Deletes what nobody is shown any more, whatever else is kept. */
export async function sweepOutdated({ store, invitations }: Outdated, now: number): Promise<void> {
  await invitations.sweep(now);
  for (const from of ['challenge_result', 'daily_result'] as const)
    await store.db
      .deleteFrom(from)
      .where('at', '<', now - ANY_RESULT)
      .execute();
}

/** Forgets guests who cannot come back, and tables and events to which nobody came back. */
export async function sweepForsaken({ store, tables, deletion }: Parts, now: number): Promise<void> {
  for (const guest of await forsakenGuests(store, now)) await deletion.delete(guest);
  for (const table of await forsakenTables(store, now))
    if (!tables.isAttended(table)) await tables.remove(table);
  for (const event of await forsakenEvents(store, now)) await forgetEvent(store, event);
}

/** Without password, passkey and session. */
async function forsakenGuests({ db }: Store, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom('person')
    .select('id')
    .where('login', 'is', null)
    .where('created', '<', now - NEW_GUEST)
    // Not `not in`: PostgreSQL compares each with each once they fill more than its working memory.
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('session').select('id').whereRef('session.person', '=', 'person.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('passkey').select('id').whereRef('passkey.person', '=', 'person.id'))),
    )
    .limit(HANDFUL)
    .execute();
  return rows.map(({ id }) => id);
}

/** Of a table's row as of an event's: their columns have the same names. */
function isForsaken(now: number): RawBuilder<SqlBool> {
  return sql`((status = 'open' and updated < ${now - OPEN_TABLE}) or updated < ${now - ANY_TABLE})`;
}

async function forsakenTables({ db }: Store, now: number): Promise<string[]> {
  const forsaken = db.selectFrom('summary').select('table_id').where(isForsaken(now));
  return (await forsaken.limit(HANDFUL).execute()).map(({ table_id }) => table_id);
}

async function forsakenEvents({ db }: Store, now: number): Promise<string[]> {
  const forsaken = db.selectFrom('event').select('id').where(isForsaken(now));
  return (await forsaken.limit(HANDFUL).execute()).map(({ id }) => id);
}

async function forgetEvent(store: Store, event: string): Promise<void> {
  const { db } = store;
  await store.batch([
    db.deleteFrom('deadline').where('table_id', '=', event).compile(),
    db.deleteFrom('secret').where('table_id', '=', event).compile(),
    db.deleteFrom('entered').where('event_id', '=', event).compile(),
    db.deleteFrom('event_log').where('event_id', '=', event).compile(),
    db.deleteFrom('event').where('id', '=', event).compile(),
  ]);
}
