import { createHash } from 'node:crypto';
import { DEEPEST, isTooDeep, shortJson } from '@quartet/core';
import type { CompiledQuery, Kysely } from 'kysely';
import { MIGRATIONS } from '../store/migrations.ts';
import { countMeetings } from '../store/rating-tables.ts';
import type { Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { FORMAT, type Foot, KEPT, type Kept } from './backup-format.ts';

/** Rows stored together, and their signs. */
const HANDFUL = 200;
const MOST_SIGNS = 4_000_000;

type Lines = () => AsyncIterable<string>;
type Row = Readonly<Record<string, string | number | null>>;

/**
 * Fills an empty store from a backup, of either database. The file is read twice: once to see that it is
 * whole, and only then to store it. Throws with a sentence that says what is wrong and where.
 */
export async function restoreBackup(store: Store, lines: Lines): Promise<Foot> {
  await mustBeEmpty(store.db);
  const foot = await checkBackup(lines);
  // A server that has only been started leaves a heartbeat and keys of its own.
  await empty(store);
  try {
    await fill(store, lines);
    // Backups of before do not say it.
    await countMeetings(store.db);
  } catch (error) {
    await empty(store);
    throw new Error(`The backup could not be stored, and nothing of it was kept: ${reasonOf(error)}`, {
      cause: error,
    });
  }
  return foot;
}

async function mustBeEmpty(db: Kysely<Schema>): Promise<void> {
  for (const from of ['summary', 'log', 'person'] as const) {
    const found = await db.selectFrom(from).select(db.fn.countAll<number>().as('rows')).executeTakeFirst();
    const rows = Number(found?.rows ?? 0);
    if (rows > 0)
      throw new Error(
        `The store is not empty (${rows} rows in "${from}"); a backup is restored into an empty one.`,
      );
  }
}

async function checkBackup(lines: Lines): Promise<Foot> {
  const digest = createHash('sha256');
  let at = 0;
  let rows = 0;
  let foot: Foot | null = null;
  for await (const text of lines()) {
    at++;
    if (foot) throw new Error(`Line ${at} comes after the end of the backup.`);
    const value = parse(text, at);
    if (at === 1) checkHead(value);
    else if ('sha256' in value) {
      foot = { rows, sha256: digest.copy().digest('hex') };
      if (value.rows !== rows || value.sha256 !== foot.sha256)
        throw new Error(`The backup was changed: its last line does not fit the ${rows} rows before it.`);
    } else {
      readRow(value, at);
      rows++;
    }
    digest.update(`${text}\n`);
  }
  if (!foot) throw new Error(`The backup is cut off after line ${at}: its end is missing.`);
  return foot;
}

function checkHead(head: Readonly<Record<string, unknown>>): void {
  if (head.quartet !== 'backup') throw new Error('Line 1 does not say that this is a backup of Quartet.');
  if (head.format !== FORMAT)
    throw new Error(`The backup has format ${shortJson(head.format)}; only ${FORMAT} is known.`);
  const migrations = Array.isArray(head.migrations) ? head.migrations : [];
  const unknown = migrations.findIndex(
    (name) => typeof name !== 'string' || !Object.hasOwn(MIGRATIONS, name),
  );
  if (unknown >= 0)
    throw new Error(
      `The backup was made by a newer Quartet (it knows ${shortJson(migrations[unknown])}); upgrade this one first.`,
    );
}

function readRow(value: Readonly<Record<string, unknown>>, at: number): { from: Kept; row: Row } {
  const from = value.in;
  if (typeof from !== 'string' || !Object.hasOwn(KEPT, from))
    throw new Error(`Line ${at}: "in" is ${shortJson(from)}, which is nothing a backup keeps.`);
  const { row } = value;
  if (!isObject(row)) throw new Error(`Line ${at}: "row" is missing.`);
  const columns: readonly string[] = KEPT[from as Kept];
  for (const [column, cell] of Object.entries(row)) {
    if (!columns.includes(column))
      throw new Error(`Line ${at}: "${from}" has no column ${shortJson(column)}.`);
    if (cell !== null && typeof cell !== 'string' && typeof cell !== 'number')
      throw new Error(`Line ${at}: "${column}" is neither a text nor a number.`);
  }
  return { from: from as Kept, row: row as Row };
}

async function fill(store: Store, lines: Lines): Promise<void> {
  let at = 0;
  let batch: CompiledQuery[] = [];
  let weight = 0;
  for await (const text of lines()) {
    const value = parse(text, ++at);
    if (at === 1 || 'sha256' in value) continue;
    const { from, row } = readRow(value, at);
    // Its columns were checked by name; the database checks the rest.
    batch.push(
      store.db
        .insertInto(from)
        .values(row as never)
        .compile(),
    );
    weight += text.length;
    if (batch.length < HANDFUL && weight < MOST_SIGNS) continue;
    await store.batch(batch);
    batch = [];
    weight = 0;
  }
  if (batch.length > 0) await store.batch(batch);
}

async function empty(store: Store): Promise<void> {
  await store.batch((Object.keys(KEPT) as Kept[]).map((from) => store.db.deleteFrom(from).compile()));
}

function parse(text: string, at: number): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error(`Line ${at} is not JSON.`);
  }
  if (!isObject(value)) throw new Error(`Line ${at} is not a JSON object.`);
  if (isTooDeep(value)) throw new Error(`Line ${at} is nested more than ${DEEPEST} deep.`);
  return value;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
