import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGame } from '@quartet/catalog';
import { anyMove, FastRng } from '@quartet/core';
import type { Act, Person, ServerMessage, TableMessage, TablePlan } from '@quartet/protocol';
import { serverMessageSchema } from '@quartet/protocol';
import { openStore } from '../../src/store/open-store.ts';
import type { Store } from '../../src/store/store.ts';
import { Deadlines } from '../../src/tables/deadlines.ts';
import type { Clocks } from '../../src/tables/house-time.ts';
import { Tables } from '../../src/tables/tables.ts';

export const PEOPLE: readonly Person[] = ['Ann', 'Bob', 'Cid', 'Dan'].map((name) => ({
  id: `person-${name}`,
  name,
  emblem: 'sun',
}));
export const [ANN, BOB, CID] = PEOPLE as [Person, Person, Person];

/** These people, where they are not stored yet. */
export async function addPeople(
  { db }: Pick<Store, 'db'>,
  people: readonly Person[] = PEOPLE,
): Promise<void> {
  const rows = people.map(({ id, name, emblem }) => ({
    id,
    name,
    emblem,
    created: 1,
    login: null,
    password: null,
  }));
  await db
    .insertInto('person')
    .values(rows)
    .onConflict((known) => known.doNothing())
    .execute();
}

/** A folder that goes when the test is over. */
export function temporaryFolder(): { readonly path: string } & Disposable {
  const path = mkdtempSync(join(tmpdir(), 'quartet-'));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}

/** One node with the embedded store in this folder. */
export class Node implements AsyncDisposable {
  readonly store: Store;
  readonly tables: Tables;
  readonly errors: unknown[] = [];
  private readonly deadlines: Deadlines;
  private acts = 0;

  private constructor(store: Store, clocks?: Clocks) {
    this.store = store;
    const onError = (error: unknown): void => void this.errors.push(error);
    const bots = { botFloor: 0, botBudget: 2, workers: 1 };
    this.tables = new Tables(store, { ...bots, onError, ...(clocks && { clocks }) });
    this.deadlines = new Deadlines(store, this.tables, onError);
  }

  static async start(folder: string, clocks?: Clocks): Promise<Node> {
    const store = await openStore({ data: folder });
    const node = new Node(store, clocks);
    await addPeople(store);
    await node.deadlines.start();
    return node;
  }

  async make(host: Person, plan: TablePlan): Promise<string> {
    const made = await this.tables.create(host, plan);
    if (!made.ok) throw new Error(made.problem.message);
    return made.value.table;
  }

  /** Done, or the problem's code. */
  async act(table: string, by: Person, act: Act, id = `act-${this.acts++}-00000000`): Promise<string> {
    const outcome = await this.tables.act(table, by, id, act);
    return outcome.ok ? 'done' : outcome.problem.code;
  }

  async look(table: string, who: Person | null, since = 0): Promise<TableMessage> {
    return (await this.tables.look(table, who, since))!;
  }

  /** No more heartbeats, as if the process had stopped. */
  fallSilent(): void {
    this.deadlines.stop();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.fallSilent();
    await this.tables.close();
    await this.store.close();
  }
}

/** Somebody at a table who plays at random and keeps all they were told. */
export class Guest {
  readonly heard: ServerMessage[] = [];
  private readonly rng: FastRng;
  private game = '';
  private answered = -1;
  private stop: (() => void) | null = null;
  private finish: (() => void) | null = null;
  readonly over: Promise<void>;

  private readonly node: Node;
  private readonly table: string;
  private readonly person: Person | null;

  constructor(node: Node, table: string, person: Person | null, seed: string) {
    this.node = node;
    this.table = table;
    this.person = person;
    this.rng = new FastRng(seed);
    this.over = new Promise((resolve) => {
      this.finish = resolve;
    });
  }

  async sitDown(): Promise<void> {
    const watcher = { person: this.person, tell: (text: string) => this.hear(text) };
    this.stop = await this.node.tables.watch(this.table, watcher, 0);
  }

  leave(): void {
    this.stop?.();
    this.stop = null;
  }

  private hear(text: string): void {
    const message = serverMessageSchema.parse(JSON.parse(text));
    this.heard.push(message);
    if (message.type !== 'table') return;
    this.game = message.info?.game ?? this.game;
    if (message.result) this.finish?.();
    if (message.view && message.view.actor === message.viewer && message.ply !== this.answered) {
      this.answered = message.ply!;
      setImmediate(() => void this.move(message));
    }
  }

  private async move({ view, ply }: TableMessage): Promise<void> {
    const text = randomMove(this.game, view!, this.rng);
    await this.node.act(this.table, this.person!, { type: 'move', text }, `move-${this.person!.id}-${ply}`);
  }
}

/** Any legal move in this view, as text. */
export function randomMove(id: string, view: NonNullable<TableMessage['view']>, rng: FastRng): string {
  return anyMove(findGame(id)!, view as never, rng);
}
