import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Store } from '../store/store.ts';

/** Said again this often, should a note get lost, and believed for so long: a node that was killed says no goodbye. */
const SAY_EVERY = 20_000;
const BELIEVED = 60_000;
/** Changes within this time go in one note. */
const GATHER = 50;
/** Characters after which a note is sent: with one table more, and quoted, it stays below PostgreSQL's 8000 bytes. */
const FULL_NOTE = 3_500;
/** Onlookers of one table that a node names; the rest is a number. */
const MOST_NAMED = 100;

/** Those who look at a table through one node: people by id, and how many visitors without a name. */
export interface Here {
  readonly people: readonly string[];
  readonly visitors: number;
}

const hereSchema = z.tuple([z.string(), z.array(z.string()), z.int()]);
/** `asks`: a node that has just come and wants to know. */
const noteSchema = z.strictObject({
  node: z.string(),
  here: z.array(hereSchema),
  asks: z.optional(z.literal(true)),
});
type Note = z.infer<typeof noteSchema>;

interface Listeners {
  /** What this node has to say about the tables that are watched here. */
  here(): Iterable<readonly [table: string, here: Here]>;
  /** Others came to a table at another node, or went. */
  onChange(table: string, gone: readonly string[]): void;
}

/** Who is at which table through the other nodes. On the embedded store there are none, and nothing is said. */
export class Whereabouts {
  private readonly store: Store;
  private readonly listeners: Listeners;
  private readonly node = randomUUID();
  /** By table, then by node. */
  private readonly known = new Map<string, Map<string, Here & { readonly heard: number }>>();
  private readonly changed = new Map<string, Here>();
  /** When each other node was last heard of. */
  private readonly heard = new Map<string, number>();
  private gathering: NodeJS.Timeout | null = null;
  private readonly saying: NodeJS.Timeout;

  constructor(store: Store, listeners: Listeners) {
    this.store = store;
    this.listeners = listeners;
    this.saying = setInterval(() => this.sayAgain(), SAY_EVERY).unref();
    store.onNote((text) => this.hear(text));
    this.send({ node: this.node, here: [], asks: true });
  }

  at(table: string): Here {
    const all = [...(this.known.get(table)?.values() ?? [])];
    const visitors = all.reduce((sum, here) => sum + here.visitors, 0);
    return { people: all.flatMap(({ people }) => people), visitors };
  }

  /** Nodes that run, this one included. */
  get nodes(): number {
    const since = performance.now() - BELIEVED;
    return 1 + [...this.heard.values()].filter((at) => at >= since).length;
  }

  /** Who is here has changed. */
  say(table: string, here: Here): void {
    if (this.store.kind !== 'postgres') return;
    this.changed.set(table, here);
    this.gathering ??= setTimeout(() => this.sayChanges(), GATHER);
  }

  close(): void {
    clearInterval(this.saying);
    if (this.gathering) this.sayChanges();
  }

  private sayChanges(): void {
    if (this.gathering) clearTimeout(this.gathering);
    this.gathering = null;
    const changed = [...this.changed];
    this.changed.clear();
    this.sayAll(changed);
  }

  private sayAgain(): void {
    // Also from a node where nobody is: so the others know of it.
    this.send({ node: this.node, here: [] });
    this.sayAll(this.listeners.here());
    this.forgetSilent(performance.now() - BELIEVED);
  }

  private sayAll(tables: Iterable<readonly [string, Here]>): void {
    let here: Note['here'] = [];
    let length = 0;
    for (const [table, { people, visitors }] of tables) {
      const named = people.slice(0, MOST_NAMED);
      here.push([table, [...named], visitors + people.length - named.length]);
      length += JSON.stringify(here.at(-1)).length;
      if (length < FULL_NOTE) continue;
      this.send({ node: this.node, here });
      here = [];
      length = 0;
    }
    if (here.length > 0) this.send({ node: this.node, here });
  }

  private send(note: Note): void {
    this.store.note(JSON.stringify(note));
  }

  private hear(text: string): void {
    const read = noteSchema.safeParse(parsed(text));
    if (!read.success) return;
    const { node, here, asks } = read.data;
    this.heard.set(node, performance.now());
    if (asks) this.send({ node: this.node, here: [] });
    if (asks) this.sayAll(this.listeners.here());
    for (const [table, people, visitors] of here) this.learn(table, node, { people, visitors });
  }

  private learn(table: string, node: string, here: Here): void {
    const nodes = this.known.get(table) ?? new Map<string, Here & { readonly heard: number }>();
    const before = nodes.get(node) ?? { people: [], visitors: 0 };
    if (here.people.length + here.visitors > 0) {
      nodes.set(node, { ...here, heard: performance.now() });
      this.known.set(table, nodes);
    } else nodes.delete(node);
    if (nodes.size === 0) this.known.delete(table);
    const isSame =
      before.visitors === here.visitors &&
      before.people.length === here.people.length &&
      before.people.every((person) => here.people.includes(person));
    if (isSame) return;
    const gone = before.people.filter((person) => !here.people.includes(person));
    this.listeners.onChange(table, gone);
  }

  private forgetSilent(since: number): void {
    for (const [node, at] of [...this.heard]) if (at < since) this.heard.delete(node);
    for (const [table, nodes] of [...this.known])
      for (const [node, { heard }] of [...nodes])
        if (heard < since) this.learn(table, node, { people: [], visitors: 0 });
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
