import { LIMITS } from '@quartet/protocol';
import type { AdminPerson } from '@quartet/protocol/admin';
import { sql } from 'kysely';
import type { Store } from '../store/store.ts';

/** Those who were here last first; nothing of how they sign in but the name they use. */
export async function pageOfPeople(
  { db }: Store,
  { find, page }: { readonly find?: string | undefined; readonly page: number },
): Promise<{ readonly people: AdminPerson[]; readonly total: number }> {
  let matching = db.selectFrom('person');
  if (find) {
    const part = `%${find.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
    matching = matching.where((is) =>
      is.or([
        is('person.id', '=', find),
        sql<boolean>`lower(person.name) like ${part} escape '\\'`,
        sql<boolean>`person.login like ${part} escape '\\'`,
      ]),
    );
  }
  const count = matching.select(({ fn }) => fn.countAll<number>().as('count'));
  const seen = sql<number | null>`(select max(session.seen) from session where session.person = person.id)`;
  const tables = sql<number>`(select count(*) from seated where seated.person = person.id)`;
  const rows = await matching
    .select(['person.id', 'person.name', 'person.login', 'person.created'])
    .select([seen.as('seen'), tables.as('tables')])
    .orderBy(sql`coalesce(${seen}, person.created)`, 'desc')
    .orderBy('person.id')
    .limit(LIMITS.adminPage)
    .offset(page * LIMITS.adminPage)
    .execute();
  const people = rows.map((row) => ({
    ...row,
    seen: row.seen === null ? null : Number(row.seen),
    tables: Number(row.tables),
  }));
  return { people, total: Number((await count.executeTakeFirstOrThrow()).count) };
}
