import {
  findTable,
  forgetPerson,
  listTables,
  logOf,
  openForReading,
  openStore,
  type Reader,
  readSecret,
  recordOf,
  restoreBackup,
  type StorePlace,
  type TableRow,
  writeBackup,
} from '@quartet/server/admin';
import type { Given } from '../command.ts';
import { Complaint } from '../complaint.ts';
import { printable } from '../printable.ts';
import type { Streams } from '../streams.ts';
import { FileWriter, fileLines } from './files.ts';
import type { AdminVerb } from './words.ts';

interface Task {
  readonly place: StorePlace;
  /** The word after the verb. */
  readonly subject: string;
  readonly given: Given;
  readonly streams: Streams;
}

const STATUSES = ['open', 'playing', 'paused', 'over'];

export const ADMIN_VERBS: Readonly<Record<AdminVerb, (task: Task) => Promise<void>>> = {
  tables: (task) => reading(task, tables),
  show: (task) => reading(task, show),
  export: (task) => reading(task, exportTable),
  backup: (task) => reading(task, backup),
  restore,
  forget,
  link,
};

async function reading(task: Task, work: (reader: Reader, task: Task) => Promise<void>): Promise<void> {
  const reader = await openForReading(task.place);
  try {
    await work(reader, task);
  } finally {
    await reader.close();
  }
}

async function tables(reader: Reader, { given, streams }: Task): Promise<void> {
  const status = given.text('status') ?? null;
  if (status !== null && !STATUSES.includes(status))
    throw new Complaint(`--status is "${status}"; it takes ${STATUSES.join(', ')}.`);
  const rows = await listTables(reader, status);
  if (given.has('json')) for (const row of rows) say(streams, JSON.stringify(row));
  else if (rows.length === 0) say(streams, 'There are no such tables.');
  else for (const row of rows) say(streams, lineOf(row));
}

function lineOf({ code, game, status, seq, updated, table_id }: TableRow): string {
  const when = new Date(updated).toISOString().slice(0, 16).replace('T', ' ');
  return `${code}  ${game.padEnd(7)} ${status.padEnd(8)} ${String(seq).padStart(5)}  ${when}  ${table_id}`;
}

async function show(reader: Reader, { subject, given, streams }: Task): Promise<void> {
  const row = await tableNamed(reader, subject);
  const entries = await logOf(reader, row.table_id);
  if (given.has('json')) {
    say(streams, JSON.stringify({ ...row, log: entries }));
    return;
  }
  say(streams, lineOf(row));
  for (const { seq, at, kind, by, body } of entries)
    say(
      streams,
      `${String(seq).padStart(5)}  ${new Date(at).toISOString()}  ${kind.padEnd(9)} ${by ?? '-'}  ${body}`,
    );
}

async function exportTable(reader: Reader, { subject, given, streams }: Task): Promise<void> {
  const { table_id, code } = await tableNamed(reader, subject);
  const record = given.has('log') ? null : await recordOf(reader, table_id);
  if (!given.has('log') && !record)
    throw new Complaint(`Nothing was dealt at ${code} yet; --log exports its log.`);
  const lines = given.has('log') ? await logOf(reader, table_id) : [record];
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  const out = given.text('out');
  if (out === undefined) streams.stdout.write(printable(text));
  else await FileWriter.writing(out, (file) => file.write(text));
}

async function backup(reader: Reader, { subject, streams }: Task): Promise<void> {
  const { rows } = await FileWriter.writing(subject, (file) =>
    writeBackup(reader, (line) => file.write(line)),
  );
  say(streams, `${subject} holds ${rows.toLocaleString('en')} rows. Guard it: all secrets are in it.`);
}

async function restore({ place, subject, streams }: Task): Promise<void> {
  const store = await openStore(place);
  try {
    const { rows } = await restoreBackup(store, () => fileLines(subject));
    say(streams, `${rows.toLocaleString('en')} rows were restored.`);
  } finally {
    await store.close();
  }
}

async function forget({ place, subject, streams }: Task): Promise<void> {
  const store = await openStore(place);
  try {
    const forgotten = await forgetPerson(store, subject);
    if (!forgotten) throw new Complaint(`Nobody has the id or login "${subject}".`);
    say(streams, `${forgotten.name} (${forgotten.id}) is forgotten; bots have their seats.`);
  } finally {
    await store.close();
  }
}

/** The secret stands behind the #, which browsers keep to themselves. */
async function link({ place, given, streams }: Task): Promise<void> {
  const origin = URL.parse(given.text('origin') ?? 'http://localhost:8080');
  if (!origin || !/^https?:$/.test(origin.protocol))
    throw new Complaint(
      `--origin is "${given.text('origin')}"; it takes an address like https://cards.example.`,
    );
  const set = process.env.QUARTET_ADMIN_TOKEN;
  if (!set && 'database' in place)
    throw new Complaint('With --database the administration is off unless QUARTET_ADMIN_TOKEN is set.');
  const secret = set || (await readSecret('data' in place ? place.data : ''));
  say(streams, `${origin.origin}/#/admin/${encodeURIComponent(secret)}`);
}

async function tableNamed(reader: Reader, name: string): Promise<TableRow> {
  const row = await findTable(reader, name);
  if (!row) throw new Complaint(`There is no table "${name}".`);
  return row;
}

function say({ stdout }: Streams, line: string): void {
  stdout.write(`${printable(line)}\n`);
}
