import { shortText } from '@quartet/core';
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

/** What people send is shorter. */
const LONGEST_BODY = 20_000;
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
  if (given.has('json')) for (const row of rows) streams.stdout.say(JSON.stringify(row));
  else if (rows.length === 0) streams.stdout.say('There are no such tables.');
  else for (const row of rows) streams.stdout.say(lineOf(row));
}

/** A store may have been filled from a stranger's backup: its columns hold what they like. */
function lineOf({ code, game, status, seq, updated, table_id }: TableRow): string {
  const cells = [cell(game).padEnd(7), cell(status).padEnd(8), cell(seq).padStart(5)];
  const when = timeText(updated).slice(0, 16).replace('T', ' ');
  return `${cell(code)}  ${cells.join(' ')}  ${when}  ${cell(table_id)}`;
}

function cell(value: string | number): string {
  return shortText(String(value));
}

function timeText(at: number): string {
  const time = new Date(at);
  return Number.isNaN(time.getTime()) ? 'at no time' : time.toISOString();
}

async function show(reader: Reader, { subject, given, streams }: Task): Promise<void> {
  const row = await tableNamed(reader, subject);
  const entries = await logOf(reader, row.table_id);
  if (given.has('json')) {
    streams.stdout.say(JSON.stringify({ ...row, log: entries }));
    return;
  }
  streams.stdout.say(lineOf(row));
  for (const { seq, at, kind, by, body } of entries) {
    const cells = [cell(seq).padStart(5), timeText(at), cell(kind).padEnd(9)];
    streams.stdout.say(`${cells.join('  ')} ${cell(by ?? '-')}  ${shortText(String(body), LONGEST_BODY)}`);
  }
}

async function exportTable(reader: Reader, { subject, given, streams }: Task): Promise<void> {
  const { table_id, code } = await tableNamed(reader, subject);
  const record = given.has('log') ? null : await recordOf(reader, table_id);
  if (!given.has('log') && !record)
    throw new Complaint(`Nothing was dealt at ${code} yet; --log exports its log.`);
  const lines = given.has('log') ? await logOf(reader, table_id) : [record];
  const texts = lines.map((line) => JSON.stringify(line));
  const out = given.text('out');
  if (out === undefined) streams.stdout.sayAll(texts);
  else await FileWriter.writing(out, (file) => file.write(texts.map((text) => `${text}\n`).join('')));
}

async function backup(reader: Reader, { subject, streams }: Task): Promise<void> {
  const { rows } = await FileWriter.writing(subject, (file) =>
    writeBackup(reader, (line) => file.write(line)),
  );
  streams.stdout.say(`${subject} holds ${rows.toLocaleString('en')} rows. Guard it: all secrets are in it.`);
}

async function restore({ place, subject, streams }: Task): Promise<void> {
  const store = await openStore(place);
  try {
    const { rows } = await restoreBackup(store, () => fileLines(subject));
    streams.stdout.say(`${rows.toLocaleString('en')} rows were restored.`);
  } finally {
    await store.close();
  }
}

async function forget({ place, subject, streams }: Task): Promise<void> {
  const store = await openStore(place);
  try {
    const forgotten = await forgetPerson(store, subject);
    if (!forgotten) throw new Complaint(`Nobody has the id or login "${subject}".`);
    streams.stdout.say(`${cell(forgotten.name)} (${forgotten.id}) is forgotten; bots have their seats.`);
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
  streams.stdout.say(`${origin.origin}/#/admin/${encodeURIComponent(secret)}`);
}

async function tableNamed(reader: Reader, name: string): Promise<TableRow> {
  const row = await findTable(reader, name);
  if (!row) throw new Complaint(`There is no table "${name}".`);
  return row;
}
