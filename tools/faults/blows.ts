import { setTimeout as wait } from 'node:timers/promises';
import type { Postgres } from '@quartet/testkit/postgres';
import type { NodeProcess } from './node-process.ts';
import type { SmallDisk } from './small-disk.ts';

/** What happens to the servers, and how often; in milliseconds where it takes a time. */
export interface Blows {
  /** Processes killed with -9, one after the other. */
  readonly kills: number;
  /** Times PostgreSQL itself is killed, and for how long it is away. */
  readonly outages?: readonly number[];
  /** All nodes stopped at once, and one of several alone, each for how long. */
  readonly sleeps?: readonly number[];
  readonly naps?: readonly number[];
  /** The clock of one machine after the other is set by this. */
  readonly jumps?: readonly number[];
  /** The disk of the embedded store is full for so long. */
  readonly floods?: readonly number[];
  /** Whether every node is also stopped politely and started again, one after the other. */
  readonly isRolled?: boolean;
}

export interface Struck {
  readonly nodes: readonly NodeProcess[];
  readonly postgres: Postgres | null;
  readonly disk: SmallDisk | null;
}

/** How long people play by a clock that is wrong. */
const WRONG = 5_000;

/** All blows in the order in which they fall; each begins while people play. */
export function blowsOf(blows: Blows, { nodes, postgres, disk }: Struck): (() => Promise<void>)[] {
  const nth = (count: number): NodeProcess => nodes[count % nodes.length]!;
  const { kills, outages = [], sleeps = [], naps = [], jumps = [], floods = [] } = blows;
  return [
    ...Array.from({ length: kills }, (_, count) => () => kill(nth(count))),
    ...outages.map((time) => () => takeAway(postgres, time)),
    ...sleeps.map((time) => () => sleep(nodes, time)),
    ...naps.map((time, count) => () => sleep([nth(count)], time)),
    ...jumps.map((by, count) => () => setClock(nth(count), by)),
    ...floods.map((time) => () => flood(disk, nodes, time)),
    ...(blows.isRolled ? nodes.map((node) => () => roll(node)) : []),
  ];
}

async function kill(node: NodeProcess): Promise<void> {
  await node.stop('SIGKILL');
  await wait(Math.random() * 500);
  await node.start();
}

async function takeAway(postgres: Postgres | null, time: number): Promise<void> {
  if (!postgres) throw new Error('There is no PostgreSQL to take away.');
  await postgres.crash();
  await wait(time);
  await postgres.restart();
}

async function sleep(nodes: readonly NodeProcess[], time: number): Promise<void> {
  for (const node of nodes) node.suspend();
  await wait(time);
  for (const node of nodes) node.wake();
}

async function setClock(node: NodeProcess, by: number): Promise<void> {
  node.setClock(by);
  await wait(WRONG);
  node.setClock(0);
}

async function flood(disk: SmallDisk | null, nodes: readonly NodeProcess[], time: number): Promise<void> {
  if (!disk) throw new Error('There is no small disk to fill.');
  disk.fill();
  await wait(time);
  disk.clear();
  // One that could not even note what it knows has ended, and said why.
  for (const node of nodes) if (!node.isRunning) await node.start();
}

async function roll(node: NodeProcess): Promise<void> {
  await stopPolitely(node);
  await node.start();
}

export async function stopPolitely(node: NodeProcess): Promise<void> {
  const status = await node.stop('SIGTERM');
  if (status !== 0) throw new Error(`a node that was asked to stop ended with ${status}`);
}
