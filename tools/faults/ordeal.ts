import { setTimeout as wait } from 'node:timers/promises';
import { openStore } from '@quartet/server/store';
import type { Postgres } from '@quartet/testkit/postgres';
import { askUntilAnswered } from './ask.ts';
import { Crew, type Notes } from './crew.ts';
import { NodeProcess } from './node-process.ts';
import { RoughLine } from './rough-line.ts';
import { faultInRecord, faultsInLogs } from './verdict.ts';

export interface OrdealPlan {
  readonly place: { readonly data: string } | { readonly postgres: Postgres };
  /** One node each. */
  readonly roles: readonly ('all' | 'web' | 'bots')[];
  /** Processes killed with -9, one after the other. */
  readonly kills: number;
  /** Times PostgreSQL itself is killed. */
  readonly crashes: number;
  /** Whether every node is also stopped politely and started again, one after the other. */
  readonly isRolled: boolean;
  /** A table each; its people play this game again and again until the last blow has fallen. */
  readonly games: readonly string[];
  /** Milliseconds somebody thinks at most. */
  readonly thought: number;
  /** Goes on at least this long, in milliseconds. */
  readonly duration: number;
  /** Milliseconds after which a table that is not over is stuck. */
  readonly patience: number;
}

export interface Report {
  readonly games: number;
  readonly moves: number;
  readonly acknowledged: number;
  readonly kills: number;
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
  const nodes = plan.roles.map((role) => new NodeProcess([...placeFlags(plan), '--role', role]));
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
  for (const node of nodes) await stopPolitely(node, notes);
  const store = await openStore('data' in plan.place ? plan.place : { database: plan.place.postgres.url });
  notes.faults.push(...(await faultsInLogs(store, notes)));
  await store.close();
  return report(plan, notes, line.cuts);
}

/** Never, if it goes well. */
function failureOf(work: Promise<unknown>): Promise<never> {
  return work.then(() => new Promise<never>(() => {}));
}

function placeFlags({ place }: OrdealPlan): string[] {
  const where = 'data' in place ? ['--data', place.data] : ['--database', place.postgres.url];
  return [...where, '--workers', '1', '--bot-floor', '20'];
}

async function gather(plan: OrdealPlan, url: string, notes: Notes): Promise<Crew[]> {
  const { thought } = plan;
  return Promise.all(plan.games.map((game) => Crew.gather({ url, game, thought, people: 2, notes })));
}

/** Every blow falls while people play. */
async function strike(plan: OrdealPlan, nodes: readonly NodeProcess[], notes: Notes): Promise<void> {
  const until = performance.now() + plan.duration;
  const goOn = (): Promise<void> => answersFrom(notes, BETWEEN);
  const pause = plan.duration / Math.max(1, plan.kills);
  for (let kill = 0; kill < plan.kills; kill++) {
    const node = nodes[kill % nodes.length]!;
    // In the instant of an answer: had it been given too early, what it promised would be gone.
    await goOn();
    await node.stop('SIGKILL');
    await wait(Math.random() * 500);
    await node.start();
    const due = until - pause * (plan.kills - kill - 1);
    await wait(Math.max(0, due - performance.now()));
  }
  for (let crash = 0; crash < plan.crashes && 'postgres' in plan.place; crash++) {
    await goOn();
    await plan.place.postgres.crash();
    await wait(500);
    await plan.place.postgres.restart();
  }
  for (const node of plan.isRolled ? nodes : []) {
    await goOn();
    await stopPolitely(node, notes);
    await node.start();
  }
  await goOn();
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

async function stopPolitely(node: NodeProcess, { faults }: Notes): Promise<void> {
  const status = await node.stop('SIGTERM');
  if (status !== 0) faults.push(`a node that was asked to stop ended with ${status}`);
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

function report(plan: OrdealPlan, notes: Notes, cuts: number): Report {
  const { answered, reconnects, finished, shakes, faults } = notes;
  const sorted = reconnects.toSorted((a, b) => a - b);
  const at = (share: number): number => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
  return {
    games: finished.length,
    moves: answered.filter(({ act }) => act.type === 'move').length,
    acknowledged: answered.filter(({ seq }) => seq !== null).length,
    kills: plan.kills,
    cuts,
    ...shakes,
    reconnects: reconnects.length,
    reconnectP50: at(0.5),
    reconnectP99: at(0.99),
    faults: [...faults],
  };
}
