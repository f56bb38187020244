import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { EventInfo } from '@quartet/protocol/events';
import { askUntilAnswered } from '../faults/ask.ts';
import { NodeProcess } from '../faults/node-process.ts';
import { RoughLine } from '../faults/rough-line.ts';
import { faultsInRanking } from './by-hand.ts';
import { Guest, type Made } from './guest.ts';
import { peek } from './spy.ts';

const CLI = fileURLToPath(new URL('../../apps/cli/bin/quartet.js', import.meta.url));
const ROUGHNESS = { life: 20_000, delay: 5 };

export interface ShowPlan {
  readonly game: string;
  readonly seats: number;
  /** With the late comer's, which a bot has at first. */
  readonly places: number;
  /** Who are there at the start; one of them drops out. */
  readonly people: number;
  readonly deals: number;
  /** The server is killed with -9 during so many of the first deals. */
  readonly kills: number;
  /** Milliseconds after which it is stuck. */
  readonly patience: number;
  /** What the server runs, if not the sources. */
  readonly main?: string;
}

export interface ShowReport {
  readonly ranking: EventInfo['ranking'];
  readonly moves: number;
  readonly kills: number;
  /** How often somebody tried to see what they may not. */
  readonly peeks: number;
  readonly seconds: number;
  /** What `quartet event` printed. */
  readonly scored: string;
  /** Empty, if all went well. */
  readonly faults: readonly string[];
}

/** A whole evening of people and bots against a real server that is killed, with a late comer and a drop-out. */
export async function showEvent(plan: ShowPlan): Promise<ShowReport> {
  const data = mkdtempSync(join(tmpdir(), 'quartet-show-'));
  const node = new NodeProcess(['--data', data, '--bot-floor', '0'], plan.main);
  await node.start();
  await using line = await RoughLine.start(() => (node.port === null ? [] : [node.port]), ROUGHNESS);
  const began = performance.now();
  const made: Made[] = [];
  const faults: string[] = [];
  const come = (name: string): Promise<Guest> =>
    Guest.come({ url: line.url, name, game: plan.game, made, faults });
  const guests: Guest[] = [];
  for (let n = 1; n <= plan.people; n++) guests.push(await come(`Guest ${n}`));
  const late = await come('Late');
  const [host, dropper] = guests as [Guest, Guest];
  const { game, seats, deals, places } = plan;
  const pace = { kind: 'live', bank: 600, increment: 10 };
  const bot = { level: 'easy', temper: 'balanced' };
  const body = { game, seats, deals, places, rest: 0, pace, bot };
  const { event } = await askUntilAnswered<{ event: string }>(line.url, '/api/events', body, host.token);
  for (const guest of [...guests, late]) guest.follow(event);
  for (const guest of guests.slice(1)) await guest.act({ type: 'join' });
  await untilPromised(host, guests.length);
  await host.act({ type: 'start' });
  const end = performance.now() + plan.patience;
  let kills = 0;
  let peeks = 0;
  const done = new Set<string>();
  while (host.latest?.status !== 'over') {
    if (performance.now() > end) {
      faults.push(`it is stuck: ${JSON.stringify(host.latest?.round)} at ${JSON.stringify(host.latest?.me)}`);
      break;
    }
    const deal = host.latest?.round?.deal ?? 0;
    if (deal >= 2 && !done.has('late')) await onceAt('late', done, () => late.act({ type: 'join' }));
    if (deal >= 3 && !done.has('drop')) await onceAt('drop', done, () => dropper.act({ type: 'leave' }));
    if (deal > kills && kills < plan.kills) {
      await wait(150);
      await node.stop('SIGKILL');
      kills++;
      await node.start();
    }
    peeks += await spyOn(line.url, [...guests, late], faults);
    await wait(100);
  }
  const seconds = (performance.now() - began) / 1000;
  line.isRough = false;
  const info = await askUntilAnswered<EventInfo>(line.url, `/api/events/${event}`, null);
  const file = await askUntilAnswered<object>(line.url, `/api/events/${event}/file`, null);
  faults.push(...faultsInRanking(info), ...faultsInMoves(file, made), ...faultsInLuck(info, plan.people));
  const scored = await scoreAgain(join(data, 'event.json'), file, faults);
  for (const guest of [...guests, late]) guest.close();
  await node.stop('SIGTERM');
  if (node.complaints !== '') faults.push(node.complaints);
  rmSync(data, { recursive: true, force: true });
  return { ranking: info.ranking, moves: made.length, kills, peeks, seconds, scored, faults };
}

async function onceAt(what: string, done: Set<string>, act: () => Promise<void>): Promise<void> {
  done.add(what);
  await act();
}

/** Everybody's part of the luck is promised before the host starts. */
async function untilPromised(host: Guest, people: number): Promise<void> {
  while ((host.latest?.promises.filter((one) => one !== null).length ?? 0) < people) await wait(20);
}

/** Everybody tries the tables of all others; a deal may be over by the time they are answered, then it is no leak. */
async function spyOn(url: string, guests: readonly Guest[], faults: string[]): Promise<number> {
  const deal = guests[0]!.latest?.round?.deal;
  const tables = guests.map(({ latest }) => (latest?.round?.deal === deal ? latest?.me?.table : null));
  const before = tables.map((table, at) => ({ table, from: guests[(at + 1) % guests.length]! }));
  let tried = 0;
  for (const { table, from } of before) {
    if (!table || from.latest?.me?.table === table) continue;
    const leaks = [
      ...((await peek(url, table, from.token)) ?? []),
      ...((await peek(url, table, null)) ?? []),
    ];
    tried += 2;
    if (leaks.length === 0) continue;
    const now = await askUntilAnswered<EventInfo>(url, `/api/events/${guests[0]!.event}`, null);
    if (deal !== undefined && now.played.length < deal) faults.push(...leaks);
  }
  return tried;
}

interface Filed {
  readonly deals: readonly (readonly { table: string; hands: string; record: { moves: string[] } }[])[];
}

/** What was acknowledged is there, once and at its place; and nobody lost on time. */
function faultsInMoves(file: object, made: readonly Made[]): string[] {
  const tables = new Map((file as Filed).deals.flat().map((one) => [one.table, one]));
  const lost = made.filter(({ table, ply, text }) => tables.get(table)?.record.moves[ply] !== text);
  const late = [...tables.values()].filter(({ hands }) => hands.includes('k'));
  return [
    ...lost.map(({ table, ply }) => `table ${table}: the move at ${ply} is lost`),
    ...late.map(({ table }) => `table ${table}: somebody's time was up`),
  ];
}

function faultsInLuck({ contributions }: EventInfo, people: number): string[] {
  const added = contributions?.filter((one) => /^[0-9a-f]{64}$/.test(one)).length ?? 0;
  return added === people ? [] : [`${added} of ${people} added to the luck`];
}

/** By the command line, from the file alone. */
async function scoreAgain(path: string, file: object, faults: string[]): Promise<string> {
  writeFileSync(path, JSON.stringify(file));
  try {
    return (await promisify(execFile)(process.execPath, [CLI, 'event', path])).stdout;
  } catch (error) {
    faults.push(`quartet event: ${error instanceof Error ? error.message : error}`);
    return '';
  }
}
