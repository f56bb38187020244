import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { MIGRATIONS } from '../store/migrations.ts';
import type { Schema } from '../store/schema.ts';
import { FORMAT, type Foot, type Head, KEPT, type Kept } from './backup-format.ts';
import type { Reader } from './reader.ts';

const PAGE = 500;
const OF_TABLE = ['log', 'seated', 'secret', 'deadline', 'invitation'] as const;

type Write = (line: string) => Promise<void>;
type Row = Readonly<Record<string, string | number | null>>;

/** The whole store as lines of JSON, of one moment. It holds all secrets there are: seeds, keys, and hashes of tokens. */
export function writeBackup(reader: Reader, write: Write): Promise<Foot> {
  return reader.atOnce(async (db) => {
    const digest = createHash('sha256');
    const line = async (value: object): Promise<void> => {
      const text = `${JSON.stringify(value)}\n`;
      digest.update(text);
      await write(text);
    };
    const head: Head = {
      quartet: 'backup',
      format: FORMAT,
      migrations: Object.keys(MIGRATIONS),
      at: Date.now(),
    };
    await line(head);
    let rows = 0;
    for await (const { from, row } of rowsOf(db)) {
      await line({ in: from, row });
      rows++;
    }
    const foot: Foot = { rows, sha256: digest.digest('hex') };
    await write(`${JSON.stringify(foot)}\n`);
    return foot;
  });
}

async function* rowsOf(db: Kysely<Schema>): AsyncGenerator<{ from: Kept; row: Row }> {
  for await (const summary of pages(db, 'summary', 'table_id')) {
    yield { from: 'summary', row: summary };
    for (const from of OF_TABLE)
      for (const row of await ofTable(db, from, String(summary.table_id))) yield { from, row };
  }
  for await (const person of pages(db, 'person', 'id')) {
    yield { from: 'person', row: person };
    for (const from of ['rating', 'played', 'bond'] as const)
      for (const row of await ofPerson(db, from, String(person.id))) yield { from, row };
  }
  // Of tables that are gone, too: what was played there still counts.
  for await (const row of pages(db, 'ended', 'table_id')) yield { from: 'ended', row };
  for await (const event of pages(db, 'event', 'id')) {
    const id = String(event.id);
    yield { from: 'event', row: event };
    for (const from of ['event_log', 'entered'] as const)
      for (const row of await ofEvent(db, from, id)) yield { from, row };
    for (const from of ['secret', 'deadline'] as const)
      for (const row of await ofTable(db, from, id)) yield { from, row };
  }
  for await (const row of pages(db, 'report', 'id')) yield { from: 'report', row };
  for await (const row of pages(db, 'session', 'id')) yield { from: 'session', row };
  for await (const row of pages(db, 'passkey', 'id')) yield { from: 'passkey', row };
  for await (const row of pages(db, 'push', 'id')) yield { from: 'push', row };
  for (const row of await db.selectFrom('push_key').select(KEPT.push_key).execute())
    yield { from: 'push_key', row };
  for (const row of await db.selectFrom('heartbeat').select(KEPT.heartbeat).execute())
    yield { from: 'heartbeat', row };
}

async function ofTable(db: Kysely<Schema>, from: (typeof OF_TABLE)[number], table: string): Promise<Row[]> {
  const key = sql.ref(from === 'log' ? 'seq' : 'table_id');
  const { rows } = await sql<Row>`${all(from)} where table_id = ${table} order by ${key}`.execute(db);
  return rows;
}

async function ofEvent(db: Kysely<Schema>, from: 'event_log' | 'entered', event: string): Promise<Row[]> {
  const key = sql.ref(from === 'event_log' ? 'seq' : 'person');
  const { rows } = await sql<Row>`${all(from)} where event_id = ${event} order by ${key}`.execute(db);
  return rows;
}

async function ofPerson(
  db: Kysely<Schema>,
  from: 'rating' | 'played' | 'bond',
  person: string,
): Promise<Row[]> {
  const key = sql.ref(from === 'rating' ? 'ladder' : 'at');
  const { rows } = await sql<Row>`${all(from)} where person = ${person} order by ${key}`.execute(db);
  return rows;
}

/** All rows by their key, some hundred at a time: a store may be larger than the memory. */
async function* pages(db: Kysely<Schema>, from: Kept, key: 'table_id' | 'id'): AsyncGenerator<Row> {
  const column = sql.ref(key);
  let last = '';
  for (;;) {
    const page = sql<Row>`${all(from)} where ${column} > ${last} order by ${column} limit ${sql.lit(PAGE)}`;
    const { rows } = await page.execute(db);
    yield* rows;
    if (rows.length < PAGE) return;
    last = String(rows.at(-1)![key]);
  }
}

function all(from: Kept) {
  return sql`select ${sql.join(KEPT[from].map((column) => sql.ref(column)))} from ${sql.table(from)}`;
}
