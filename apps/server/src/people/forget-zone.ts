import { type CompiledQuery, sql } from 'kysely';
import * as z from 'zod/mini';
import type { Store } from '../store/store.ts';
import { readStored } from '../stored-json.ts';
import type { Sitter } from '../tables/lines.ts';
import { withoutZone } from '../tables/seating.ts';

/** Tables looked through in one statement: nobody's move waits longer for it. */
const PAGE = 200;

const sitterSchema = z.custom<Sitter>((one) => typeof one === 'object' && one !== null && 'kind' in one);
const sittersSchema = z.looseObject({ sitters: z.array(sitterSchema) });
const endSchema = z.array(z.looseObject({ sitter: sitterSchema }));

/** What says where this person's clock hangs, written anew without it; and in the logs of which tables that is. */
export async function withoutZoneOf(
  { db }: Store,
  person: string,
): Promise<{ readonly tables: ReadonlySet<string>; readonly statements: readonly CompiledQuery[] }> {
  const tables = new Set<string>();
  const statements: CompiledQuery[] = [];
  const blot = (sitter: Sitter): Sitter =>
    sitter.kind === 'person' && sitter.person === person ? withoutZone(sitter) : sitter;
  for await (const { lists, ends, lines } of pages(db, person)) {
    // What cannot be read is shown to nobody, and stays as it is.
    for (const { table_id, line: list } of lists) {
      const read = readStored(list, sittersSchema);
      if (!read) continue;
      const line = JSON.stringify(withSitters(read, blot));
      statements.push(db.updateTable('summary').set({ line }).where('table_id', '=', table_id).compile());
    }
    for (const { table_id, line: end } of ends) {
      const finishers = readStored(end, endSchema);
      if (!finishers) continue;
      const line = JSON.stringify(finishers.map((one) => ({ ...one, sitter: blot(one.sitter) })));
      statements.push(db.updateTable('ended').set({ line }).where('table_id', '=', table_id).compile());
    }
    for (const { table_id, seq, kind, body } of lines) {
      const blotted = kind === 'created' ? blottedTable(body, blot) : blottedSeat(body, person);
      if (!blotted) continue;
      tables.add(table_id);
      const entry = db.updateTable('log').set({ body: JSON.stringify(blotted) });
      statements.push(entry.where('table_id', '=', table_id).where('seq', '=', seq).compile());
    }
  }
  return { tables, statements };
}

/** What has a zone and this person in it: logs, and lists and ends that were written when those had it, too. */
async function* pages(db: Store['db'], person: string) {
  const isMeant = ({ line }: { readonly line: string }): boolean =>
    line.includes('"zone"') && line.includes(person);
  for (let after = ''; ; ) {
    const page = await db
      .selectFrom('summary')
      .select(['table_id', 'line'])
      .where('table_id', '>', after)
      .orderBy('table_id')
      .limit(PAGE)
      .execute();
    const last = page.at(-1)?.table_id;
    if (last === undefined) return;
    const ends = await db
      .selectFrom('ended')
      .select(['table_id', 'line'])
      .where('table_id', '>', after)
      .where('table_id', '<=', last)
      .execute();
    const lines = await db
      .selectFrom('log')
      .select(['table_id', 'seq', 'kind', 'body'])
      .where('table_id', '>', after)
      .where('table_id', '<=', last)
      .where('kind', 'in', ['created', 'seated'])
      .where(sql<boolean>`body like ${'%"zone"%'}`)
      .where(sql<boolean>`body like ${`%"${person}"%`}`)
      .execute();
    yield { lists: page.filter(isMeant), ends: ends.filter(isMeant), lines };
    after = last;
  }
}

function withSitters<Row extends { readonly sitters: readonly Sitter[] }>(
  row: Row,
  blot: (sitter: Sitter) => Sitter,
): Row {
  return { ...row, sitters: row.sitters.map(blot) };
}

function blottedTable(body: string, blot: (sitter: Sitter) => Sitter): object | null {
  const line = readStored(body, sittersSchema);
  return line && withSitters(line, blot);
}

function blottedSeat(body: string, person: string): object | null {
  const seat = readStored(body, z.looseObject({ person: z.string() }));
  if (seat?.person !== person) return seat;
  const { zone: _, ...rest } = seat;
  return rest;
}
