import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { games } from '@quartet/catalog';
import { openStore } from '@quartet/server/store';
import { faultsInLogs } from '../faults/verdict.ts';
import type { Tallies } from './attacker.ts';
import { type Diary, Party } from './party.ts';
import { ServerProcess, type Vitals } from './server-process.ts';

const WORKER = fileURLToPath(new URL('worker.ts', import.meta.url));

export interface AbusePlan {
  readonly place: { readonly data: string } | { readonly database: string };
  /** Tables of people who just play. */
  readonly tables: number;
  /** Processes of those who mean harm. */
  readonly workers: number;
  /** Kinds of abuse, by name; none: all of them. */
  readonly only: readonly string[];
  /** Milliseconds people think at most. */
  readonly thought: number;
  /** Milliseconds: of peace, of abuse, and until everything nobody uses has been let go. */
  readonly peace: number;
  readonly abuse: number;
  readonly rest: number;
}

export interface Figures {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
  readonly slowest: number;
}

/** How it was for those who just play, and for the server. */
interface Times {
  readonly acts: Figures;
  readonly requests: Figures;
  /** Processor time of the server, as a share of one core. */
  readonly cpu: number;
}

export interface AbuseReport {
  readonly before: Times;
  readonly during: Times;
  /** After forced collections: in peace, and when the abuse was over. */
  readonly heaps: readonly [Memory, Memory];
  /** Resident bytes, at most. */
  readonly peak: number;
  readonly tallies: Tallies;
  readonly matches: number;
  readonly acknowledged: number;
  readonly lostLines: number;
  /** Empty, if all went well for those who just play. */
  readonly faults: readonly string[];
}

type Memory = Vitals['memory'];

/** People play in peace, then beside those who mean harm. */
export async function runAbuse(plan: AbusePlan): Promise<AbuseReport> {
  const server = await ServerProcess.start(flagsOf(plan));
  const diary: Diary = { answered: [], finished: [], faults: [], acts: [], requests: [], lostLines: 0 };
  const parties = await gather(plan, server.url, diary);
  let isOn = true;
  const playing = Promise.all(parties.map((party) => party.playWhile(() => isOn)));
  playing.catch((error) => diary.faults.push(`somebody could not go on: ${error}`));
  // The first moments of a process are nobody's measure.
  await wait(plan.peace / 4);
  const inPeace = await begin(server, diary);
  await wait(plan.peace);
  const before = await inPeace();
  const { memory: calm } = await server.vitals('collect');
  const workers = await gatherWorkers(plan, server.url);
  const underAbuse = await begin(server, diary);
  const { tallies, peak } = await attackFor(plan.abuse, { server, parties, workers });
  diary.faults.push(...brokenBy(tallies));
  const during = server.isAlive ? await underAbuse() : before;
  await settled(plan, server);
  const isAlive = server.isAlive;
  const left = isAlive ? (await server.vitals('collect')).memory : calm;
  isOn = false;
  await playing.catch(() => undefined);
  for (const party of parties) party.close();
  if (!isAlive) diary.faults.push('the server died');
  if (server.complaints) diary.faults.push(`the server complained: ${server.complaints.slice(0, 2_000)}`);
  if (isAlive) await server.stop();
  const store = await openStore(plan.place);
  diary.faults.push(...(await faultsInLogs(store, diary, { lost: 0, twice: 0, forfeits: 0 })));
  await store.close();
  const { faults, lostLines, finished, answered } = diary;
  const acknowledged = answered.filter(({ seq }) => seq !== null).length;
  const matches = finished.length;
  const heaps = [calm, left] as const;
  return { before, during, heaps, peak, tallies, matches, acknowledged, lostLines, faults };
}

function flagsOf({ place }: AbusePlan): string[] {
  return 'data' in place ? ['--data', place.data] : ['--database', place.database];
}

/** All titles in turn, two, three and four at a table. */
function gather({ tables, thought }: AbusePlan, url: string, diary: Diary): Promise<Party[]> {
  const parties = Array.from({ length: tables }, (_, nth) => {
    const game = games[nth % games.length]!.id;
    return Party.gather({ url, game, nth, people: 2 + (nth % 3), thought, diary });
  });
  return Promise.all(parties);
}

/** All of them are there and about to begin. */
async function gatherWorkers(plan: AbusePlan, url: string): Promise<ChildProcess[]> {
  const workers = Array.from({ length: plan.workers }, (_, nth) =>
    fork(WORKER, [url, String(nth), plan.only.join()]),
  );
  await Promise.all(workers.map((worker) => once(worker, 'message')));
  return workers;
}

interface Field {
  readonly server: ServerProcess;
  readonly parties: readonly Party[];
  readonly workers: readonly ChildProcess[];
}

async function attackFor(
  time: number,
  { server, parties, workers }: Field,
): Promise<{ readonly tallies: Tallies; readonly peak: number }> {
  const until = performance.now() + time;
  let peak = 0;
  while (performance.now() < until && server.isAlive) {
    const tables = parties.flatMap(({ table }) => (table === null ? [] : [table]));
    for (const worker of workers) if (worker.connected) worker.send(tables);
    peak = Math.max(peak, (await server.vitals('as it is')).memory.rss);
    await wait(1_000);
  }
  return { tallies: sumOf(await Promise.all(workers.map(dismiss))), peak };
}

/** After a rest, and once matches that others left to bots are played out; but not for ever. */
async function settled({ rest, tables }: AbusePlan, { url }: ServerProcess): Promise<void> {
  await wait(rest);
  const until = performance.now() + 4 * rest;
  // A table whose match is over stays for half a minute beside the next one.
  while (performance.now() < until && (await tablesIn(url)) > 2 * tables) await wait(2_000);
}

async function tablesIn(url: string): Promise<number> {
  const metrics = await fetch(`${url}/metrics`).then(
    (answer) => answer.text(),
    () => '',
  );
  return Number(/^quartet_tables_in_memory (\d+)/m.exec(metrics)?.[1] ?? 0);
}

/** Nothing that is sent may break anything: what is wrong is refused. */
function brokenBy(tallies: Tallies): string[] {
  return Object.entries(tallies).flatMap(([kind, outcomes]) =>
    Object.entries(outcomes).flatMap(([outcome, times]) =>
      /^(broken|closed 1011|5\d\d)$/.test(outcome) ? [`${kind}: ${outcome}, ${times} times`] : [],
    ),
  );
}

async function dismiss(worker: ChildProcess): Promise<Tallies> {
  const answer = once(worker, 'message');
  worker.send('over');
  const [tallies] = (await answer) as [Tallies];
  if (worker.exitCode === null) await once(worker, 'exit');
  return tallies;
}

function sumOf(all: readonly Tallies[]): Tallies {
  const sum: Tallies = {};
  for (const [kind, outcomes] of all.flatMap((one) => Object.entries(one)))
    for (const [outcome, times] of Object.entries(outcomes)) {
      sum[kind] ??= {};
      sum[kind]![outcome] = (sum[kind]![outcome] ?? 0) + times;
    }
  return sum;
}

/** From now on; what it returns tells how it was until then. */
async function begin(server: ServerProcess, diary: Diary): Promise<() => Promise<Times>> {
  const from = performance.now();
  const { cpu } = await server.vitals('as it is');
  diary.acts = [];
  diary.requests = [];
  return async () => {
    const { user, system } = (await server.vitals('as it is')).cpu;
    const used = (user + system - cpu.user - cpu.system) / 1000;
    const { acts, requests } = diary;
    return { acts: figuresOf(acts), requests: figuresOf(requests), cpu: used / (performance.now() - from) };
  };
}

function figuresOf(times: readonly number[]): Figures {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { count: sorted.length, p50: at(0.5), p99: at(0.99), slowest: at(1) };
}
