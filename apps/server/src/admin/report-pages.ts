import { LIMITS } from '@quartet/protocol';
import type { AdminReport } from '@quartet/protocol/admin';
import type { Store } from '../store/store.ts';

/** What people told about people, the latest first. */
export async function pageOfReports(
  { db }: Store,
  page: number,
): Promise<{ readonly reports: AdminReport[]; readonly total: number }> {
  const count = db.selectFrom('report').select(({ fn }) => fn.countAll<number>().as('count'));
  const rows = await db
    .selectFrom('report')
    .leftJoin('person as teller', 'teller.id', 'report.by')
    .leftJoin('person as told', 'told.id', 'report.about')
    .select(['report.id', 'report.about', 'report.table_id', 'report.text', 'report.at'])
    .select(['teller.name as by', 'told.name as name'])
    .orderBy('report.at', 'desc')
    .limit(LIMITS.adminPage)
    .offset(page * LIMITS.adminPage)
    .execute();
  const reports = rows.map(({ id, by, about, name, table_id, text, at }) => ({
    ...{ id, by, text, at: Number(at), table: table_id },
    about: { id: about, name },
  }));
  return { reports, total: Number((await count.executeTakeFirstOrThrow()).count) };
}

/** False: there is none. */
export async function removeReport({ db }: Store, id: string): Promise<boolean> {
  const gone = await db.deleteFrom('report').where('id', '=', id).executeTakeFirst();
  return Number(gone.numDeletedRows) > 0;
}
