import { setTimeout as wait } from 'node:timers/promises';
import { openStore } from '@quartet/server/store';
import type { Postgres } from '@quartet/testkit/postgres';
import { askUntilAnswered } from './ask.ts';
import { type Blows, blowsOf, stopPolitely } from './blows.ts';
import { Crew, type Notes } from './crew.ts';
import { NodeProcess } from './node-process.ts';
import { RoughLine } from './rough-line.ts';
import type { SmallDisk } from './small-disk.ts';
import { faultInRecord, faultsInLogs, type Losses } from './verdict.ts';

export interface OrdealPlan extends Blows {
  readonly place: { readonly data: string } | { readonly postgres: Postgres } | { readonly disk: SmallDisk };
  /** What nodes run, if not the sources. */
  readonly main?: string;
  /** One node each. */
  readonly roles: readonly ('all' | 'web' | 'bots')[];
  /** A table each; its people play this game again and again until the last blow has fallen. */
  readonly games: readonly string[];
  /** Milliseconds somebody thinks at most. */
  readonly thought: number;
  /** Blows fall over at least this long, in milliseconds. */
  readonly duration: number;
  /** Milliseconds after which a table that is not over is stuck. */
  readonly patience: number;
}

export interface Report extends Losses {
  readonly games: number;
  readonly moves: number;
  readonly acknowledged: number;
  /** Connections that were cut, acts that were sent twice, and acts that others overtook. */
  readonly cuts: number;
  readonly doubled: number;
  readonly overtaken: number;
  readonly reconnects: number;
  readonly reconnectP50: number;
  readonly reconnectP99: number;
  /** Empty, if all went well. */
  readonly faults: readonly string[];
}

const ROUGHNESS = { life: 8_000, delay: 15 };
/** Acts that must be acknowledged before the next blow. */
const BETWEEN = 25;

/** People play whole games of all titles while processes and lines die. */
export async function runOrdeal(plan: OrdealPlan): Promise<Report> {
  const notes: Notes = {
    answered: [],
    onAnswer: null,
    reconnects: [],
    shakes: { doubled: 0, overtaken: 0 },
    faults: [],
    finished: [],
  };
  const nodes = plan.roles.map((role) => new NodeProcess([...placeFlags(plan), '--role', role], plan.main));
  // One after the other: the first makes the tables of the store.
  for (const node of nodes) await node.start();
  const open = (): number[] =>
    nodes.flatMap(({ port }, n) => (port !== null && plan.roles[n] !== 'bots' ? [port] : []));
  const line = await RoughLine.start(open, ROUGHNESS);
  const crews = await gather(plan, line.url, notes);
  let isOn = true;
  const playing = Promise.all(crews.map((crew) => crew.playWhile(() => isOn)));
  await Promise.race([strike(plan, nodes, notes), failureOf(playing)]);
  isOn = false;
  await inTime(playing, plan.patience, crews, notes);
  line.isRough = false;
  for (const crew of crews) crew.close();
  await checkRecords(line.url, notes);
  await line[Symbol.asyncDispose]();
  for (const node of nodes) await stopPolitely(node).catch((error) => notes.faults.push(String(error)));
  const losses = { lost: 0, twice: 0, forfeits: 0 };
  const store = await openStore(placeOf(plan));
  notes.faults.push(...(await faultsInLogs(store, notes, losses)));
  await store.close();
  return { ...report(notes, line.cuts), ...losses };
}

/** Never, if it goes well. */
function failureOf(work: Promise<unknown>): Promise<never> {
  return work.then(() => new Promise<never>(() => {}));
}

function placeOf({ place }: OrdealPlan): { readonly data: string } | { readonly database: string } {
  if ('postgres' in place) return { database: place.postgres.url };
  return { data: 'disk' in place ? place.disk.folder : place.data };
}

function placeFlags(plan: OrdealPlan): string[] {
  const place = placeOf(plan);
  const where = 'data' in place ? ['--data', place.data] : ['--database', place.database];
  return [...where, '--workers', '1', '--bot-floor', '20'];
}

async function gather(plan: OrdealPlan, url: string, notes: Notes): Promise<Crew[]> {
  const { thought } = plan;
  return Promise.all(plan.games.map((game) => Crew.gather({ url, game, thought, people: 2, notes })));
}

/** Every blow falls while people play. */
async function strike(plan: OrdealPlan, nodes: readonly NodeProcess[], notes: Notes): Promise<void> {
  const { place, duration } = plan;
  const postgres = 'postgres' in place ? place.postgres : null;
  const disk = 'disk' in place ? place.disk : null;
  const blows = blowsOf(plan, { nodes, postgres, disk });
  const began = performance.now();
  for (const [index, blow] of blows.entries()) {
    // In the instant of an answer: had it been given too early, what it promised would be gone.
    await answersFrom(notes, BETWEEN);
    await blow().catch((error) => notes.faults.push(String(error)));
    const due = began + (duration * (index + 1)) / blows.length;
    await wait(Math.max(0, due - performance.now()));
  }
  await answersFrom(notes, BETWEEN);
}

/** Resolves with the last of so many answers. */
function answersFrom(notes: Notes, count: number): Promise<void> {
  const wanted = notes.answered.length + count;
  return new Promise((resolve) => {
    notes.onAnswer = () => {
      if (notes.answered.length < wanted) return;
      notes.onAnswer = null;
      resolve();
    };
  });
}

async function inTime(
  playing: Promise<unknown>,
  patience: number,
  crews: readonly Crew[],
  { faults }: Notes,
): Promise<void> {
  const giveUp = new AbortController();
  const late = wait(patience, 'late', { signal: giveUp.signal }).catch(() => 'late');
  const outcome = await Promise.race([playing, late]);
  giveUp.abort();
  if (outcome !== 'late') return;
  for (const { table } of crews) if (table !== null) faults.push(`table ${table} is stuck`);
}

async function checkRecords(url: string, { finished, faults }: Notes): Promise<void> {
  for (const table of finished) {
    const fault = faultInRecord(await askUntilAnswered(url, `/api/tables/${table}/record`, null));
    if (fault) faults.push(`table ${table}: its record does not verify: ${fault}`);
  }
}

function report(notes: Notes, cuts: number): Omit<Report, keyof Losses> {
  const { answered, reconnects, finished, shakes, faults } = notes;
  const sorted = reconnects.toSorted((a, b) => a - b);
  const at = (share: number): number => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
  return {
    games: finished.length,
    moves: answered.filter(({ act }) => act.type === 'move').length,
    acknowledged: answered.filter(({ seq }) => seq !== null).length,
    cuts,
    ...shakes,
    reconnects: reconnects.length,
    reconnectP50: at(0.5),
    reconnectP99: at(0.99),
    faults: [...faults],
  };
}
