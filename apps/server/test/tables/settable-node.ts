import { FastRng } from '@quartet/core';
import type { Act, Person, TablePlan } from '@quartet/protocol';
import { expect } from 'vitest';
import { countMatch } from '../../src/ratings/count-match.ts';
import { COVER } from '../../src/tables/acting.ts';
import { ANN, BOB, CID, Node, PEOPLE, randomMove, temporaryFolder } from './sitting.ts';

export const DAN: Person = PEOPLE[3]!;
export const BOT = COVER;

/** A node whose house time passes only when a test lets it, and the folder it lives in. */
export class SettableNode implements AsyncDisposable {
  readonly node: Node;
  private readonly folder: ReturnType<typeof temporaryFolder>;
  private readonly clock: { running: number };

  private constructor(node: Node, folder: ReturnType<typeof temporaryFolder>, clock: { running: number }) {
    this.node = node;
    this.folder = folder;
    this.clock = clock;
  }

  static async start(): Promise<SettableNode> {
    const folder = temporaryFolder();
    const clock = { running: 0 };
    const began = Date.now();
    const clocks = { daytime: () => began, running: () => clock.running, working: () => 0 };
    const node = await Node.start(folder.path, clocks);
    const settable = new SettableNode(node, folder, clock);
    // After a start of the only node time stands still for ten seconds.
    await settable.pass(11);
    return settable;
  }

  /** Seconds of house time, kept by the store one by one. */
  async pass(seconds: number): Promise<void> {
    for (let second = 0; second < seconds; second++) {
      this.clock.running += 1_000;
      await this.node.tables.time.beat();
    }
  }

  /** Milliseconds, of which the store has not heard yet. */
  passUnkept(time: number): void {
    this.clock.running += time;
  }

  /** A running match of these people, in the order of their seats, then bots; the first of them is the host. */
  async begin(people: readonly Person[], plan: Partial<TablePlan> = {}): Promise<string> {
    const { node } = this;
    const seats = plan.seats ?? people.length;
    const bots = Array.from({ length: seats }, (_, seat) => (seat < people.length ? null : BOT));
    const table = await node.make(people[0]!, { game: 'keltis', seats, bots, ...plan });
    for (const person of people.slice(1)) await node.act(table, person, { type: 'sit' });
    await this.done(table, people[0]!, { type: 'start' });
    return table;
  }

  /** An act that must be done. */
  async done(table: string, by: Person, act: Act): Promise<void> {
    const code = await this.node.act(table, by, act);
    if (code !== 'done') throw new Error(`${by.name} may not ${act.type}: ${code}`);
  }

  async info(table: string) {
    return (await this.node.look(table, null)).info!;
  }

  /** Everybody who plays their seat moves at random, until the match is over or for so many decisions. */
  async playOut(table: string, people: readonly Person[], most = Number.POSITIVE_INFINITY): Promise<void> {
    const { node } = this;
    const rng = new FastRng(table);
    for (let made = 0; made < most; made++) {
      const { info, view, ply, result } = await node.look(table, null);
      if (result) return;
      const player = info!.players[view!.actor as number]!;
      const isPlayed = player.kind === 'person' && player.cover === null;
      const mover = isPlayed && people.find(({ id }) => id === player.person.id);
      if (!mover) {
        await expect.poll(async () => (await node.look(table, null)).ply, { interval: 5 }).not.toBe(ply);
        continue;
      }
      const own = (await node.look(table, mover)).view!;
      const text = randomMove(info!.game, own, rng);
      await this.done(table, mover, { type: 'move', text, ply: ply! });
    }
  }

  /** What the finished match changed in the rating of each of these people: above 0 is a gain; null: nothing. */
  async changes(table: string, people: readonly Person[], leastTime = 0): Promise<(number | null)[]> {
    const { db } = this.node.store;
    await countMatch(this.node.store, table, leastTime);
    const rows = await db.selectFrom('played').selectAll().where('table_id', '=', table).execute();
    return people.map(({ id }) => {
      const row = rows.find(({ person }) => person === id);
      return row?.mu == null ? null : row.mu - row.mu_before!;
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.node[Symbol.asyncDispose]();
    this.folder[Symbol.dispose]();
  }
}

export { ANN, BOB, CID };
