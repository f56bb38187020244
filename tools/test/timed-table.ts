import { setTimeout as wait } from 'node:timers/promises';
import type { Act, TableMessage } from '@quartet/protocol';
import { expect } from 'vitest';
import { askUntilAnswered } from '../faults/ask.ts';
import type { NodeProcess } from '../faults/node-process.ts';

/** Seconds somebody has, and milliseconds of an outage that is longer. */
export const BANK = 10;
export const OUTAGE = 12_000;
/** Milliseconds until clocks run that stood still after a start. */
export const SETTLED = 11_000;
/** Milliseconds that a table is looked at after an outage. */
const LOOKED_ON = 3_000;

interface Signed {
  readonly token: string;
}

/** Two people at a table with a clock that has just begun to run, and what they can see of it. */
export class TimedTable {
  readonly id: string;
  private readonly nodes: readonly NodeProcess[];
  private readonly tokens: readonly string[];

  private constructor(nodes: readonly NodeProcess[], tokens: readonly string[], id: string) {
    this.nodes = nodes;
    this.tokens = tokens;
    this.id = id;
  }

  static async begin(nodes: readonly NodeProcess[]): Promise<TimedTable> {
    const url = urlOf(nodes[0]!);
    const guest = { name: 'Ann', emblem: 'star', program: true };
    const sign = async (): Promise<string> => (await askUntilAnswered<Signed>(url, '/api/me', guest)).token;
    const tokens = [await sign(), await sign()];
    const plan = { game: 'keltis', seats: 2, rated: false, pace: { kind: 'live', bank: BANK, increment: 0 } };
    const { table } = await askUntilAnswered<{ table: string }>(url, '/api/tables', plan, tokens[0]);
    const timed = new TimedTable(nodes, tokens, table);
    await timed.act(1, { type: 'sit' });
    await timed.act(0, { type: 'start' });
    return timed;
  }

  async act(person: number, act: Act): Promise<void> {
    const asked = { id: crypto.randomUUID(), act };
    await askUntilAnswered(urlOf(this.nodes[0]!), `/api/tables/${this.id}/acts`, asked, this.tokens[person]);
  }

  look(node = 0, person = 0): Promise<TableMessage & { readonly legal: readonly string[] | null }> {
    const path = `/api/tables/${this.id}`;
    return askUntilAnswered(urlOf(this.nodes[node]!), path, null, this.tokens[person]);
  }

  /** Moves that bots made because time was up, as any node knows. */
  async forfeits(): Promise<number> {
    const { news } = await this.look(this.nodes.length - 1);
    return news.filter(({ hand }) => hand === 'clock').length;
  }

  /** Whoever must move plays anything. */
  async move(): Promise<void> {
    const actor = (await this.look()).view!.actor as number;
    const { legal } = await this.look(0, actor);
    const path = `/api/tables/${this.id}/moves`;
    await askUntilAnswered(urlOf(this.nodes[0]!), path, { text: legal![0] }, this.tokens[actor]);
  }
}

export function urlOf({ port }: NodeProcess): string {
  return `http://127.0.0.1:${port}`;
}

/** The outage is over: what is left of the clock is shown, and whatever is said meanwhile, whoever is on can move. */
export async function nobodyLoses(table: TimedTable): Promise<void> {
  await table.act(0, { type: 'chat', text: 'are you there?' });
  await wait(LOOKED_ON);
  expect(await table.forfeits()).toBe(0);
  expect((await table.look()).clock!.until! - Date.now()).toBeGreaterThan(0);
  await table.move();
}

/** All of them, for longer than anybody has. */
export async function sleep(nodes: readonly NodeProcess[]): Promise<void> {
  for (const node of nodes) node.suspend();
  await wait(OUTAGE);
  for (const node of nodes) node.wake();
}
