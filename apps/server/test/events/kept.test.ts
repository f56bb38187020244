import { FastRng, promiseOf } from '@quartet/core';
import type { Person } from '@quartet/protocol';
import type { EventAct } from '@quartet/protocol/events';
import { type LentDatabase, lendDatabase } from '@quartet/testkit/postgres';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { ALLOWED } from '../../src/allowed.ts';
import type { EventState } from '../../src/events/event-state.ts';
import { Events } from '../../src/events/events.ts';
import { dealtEntry, startedEntry } from '../../src/events/start-event.ts';
import { openStore } from '../../src/store/open-store.ts';
import type { Store } from '../../src/store/store.ts';
import { Tables } from '../../src/tables/tables.ts';
import { addPeople, PEOPLE, temporaryFolder } from '../tables/sitting.ts';
import { addOldPromises } from './old-lines.ts';

const PLAN = { game: 'keltis', seats: 2, deals: 3, places: 4, rest: 0 } as const;
const ACTS = 40;
const KINDS =
  'created joined left locked hushed promised called contributed started dealt scored end-agreed ended'.split(
    ' ',
  );

/** Two nodes: on the embedded store two memories of one process, on PostgreSQL a store each. */
describe.each(['sqlite', 'postgres'] as const)('on %s', (kind) => {
  const stores: Store[] = [];
  const houses: Tables[] = [];
  let folder: ReturnType<typeof temporaryFolder>;
  let database: LentDatabase | null = null;
  const errors: unknown[] = [];
  const onError = (error: unknown): void => void errors.push(error);
  beforeAll(async () => {
    folder = temporaryFolder();
    if (kind === 'postgres') database = await lendDatabase();
    const open = () => openStore(database ? { database: database.url } : { data: folder.path });
    stores.push(await open());
    stores.push(kind === 'postgres' ? await open() : stores[0]!);
    const hosts = Array.from(
      { length: Math.ceil((ALLOWED.eventsKept + 5) / 5) },
      (_, n): Person => ({ ...PEOPLE[0]!, id: `host-${n}` }),
    );
    await addPeople(stores[0]!, [...PEOPLE, ...hosts]);
    for (const store of stores)
      houses.push(new Tables(store, { botFloor: 0, botBudget: 2, workers: 0, onError }));
  });
  afterAll(async () => {
    for (const tables of houses) await tables.close();
    for (const store of new Set(stores)) await store.close();
    await database?.[Symbol.asyncDispose]();
    folder[Symbol.dispose]();
  });

  function newNodes(): [Events, Events] {
    const nodes = stores.map((store, at) => new Events({ store, tables: houses[at]!, onError }));
    onTestFinished(() => {
      for (const node of nodes) node.close();
    });
    return nodes as [Events, Events];
  }

  async function open(events: Events, host = PEOPLE[0]!): Promise<string> {
    const made = await events.create(host, PLAN);
    if (!made.ok) throw new Error(made.problem.message);
    return made.value.event;
  }

  test('what is kept is what the log makes, whatever happens at two nodes', async () => {
    const acts: EventAct['type'][] = ['join', 'leave', 'promise', 'contribute', 'start', 'end'];
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const rng = new FastRng(`kept ${seed}`);
      const pick = <T>(from: readonly T[]): T => from[rng.below(from.length)]!;
      const nodes = newNodes();
      const host = pick(PEOPLE);
      const event = await open(nodes[0], host);
      const [one, other] = PEOPLE.filter((person) => person !== host);
      for (const person of [one!, other!])
        await nodes[0].act(event, person, `come-${person.id}`, { type: 'join' });
      const first: EventAct[] = [
        { type: 'lock', on: true },
        { type: 'lock', on: seed < 'd' },
        { type: 'hush', person: one!.id, on: true },
        { type: 'remove', person: other!.id },
      ];
      for (const [n, act] of first.entries()) await pick(nodes).act(event, host, `host-${n}-00000000`, act);
      for (let n = 0; n < ACTS; n++) {
        const state = (await pick(nodes).kept.fresh(event))!;
        const doing = Array.from({ length: 1 + rng.below(3) }, async (_, at) => {
          const contribution = String(rng.below(2)).repeat(64);
          const type = pick(acts.slice(0, n < 12 ? 3 : n < 20 ? 5 : 6));
          const act = { type, promise: promiseOf(state.seal, contribution), contribution } as EventAct;
          await pick(nodes).act(event, pick(PEOPLE), `act-${n}-${at}-${seed}0000000`, act);
        });
        if (rng.below(4) === 0) doing.push(goOn(pick(nodes), state, rng));
        await Promise.all(doing);
        for (const node of nodes) {
          const { kept, loaded } = await bothOf(node, event);
          expect(kept).toEqual(loaded);
        }
      }
    }
    const kinds = await stores[0]!.db.selectFrom('event_log').select('kind').distinct().execute();
    expect(kinds.map(({ kind }) => kind).sort()).toEqual([...KINDS].sort());
    expect(errors).toEqual([]);
  });

  test('a log longer than one read is read whole, and in the memory of a node there are so many events only', async () => {
    const [here, there] = newNodes();
    const event = await open(here, PEOPLE[1]);
    await here.look(event, null);
    await addOldPromises(stores[0]!, event, PEOPLE[1]!.id, 2_500);
    expect((await here.kept.fresh(event))!.seq).toBe(2_501);
    expect(await there.kept.fresh(event)).toEqual(await here.kept.fresh(event));
    for (let n = 0; n < ALLOWED.eventsKept + 5; n++)
      await here.look(
        await open(here, { id: `host-${Math.floor(n / 5)}`, name: 'Host', emblem: 'sun' }),
        null,
      );
    expect(here.kept.size).toBe(ALLOWED.eventsKept);
    expect((await here.kept.fresh(event))!.seq).toBe(2_501);
  });

  test('an event that was removed is gone from memory, too', async () => {
    const [here, there] = newNodes();
    const event = await open(here, PEOPLE[2]);
    await Promise.all([here.look(event, null), there.look(event, null)]);
    const { db } = stores[0]!;
    await stores[0]!.batch([
      db.deleteFrom('event_log').where('event_id', '=', event).compile(),
      db.deleteFrom('event').where('id', '=', event).compile(),
    ]);
    for (const node of [here, there]) {
      expect(await node.look(event, null)).toBeNull();
      const joined = await node.act(event, PEOPLE[0]!, 'join-what-is-gone', { type: 'join' });
      expect(joined).toMatchObject({ ok: false, problem: { code: 'not-found' } });
    }
  });
});

/** A deal's results, or the next deal, whichever comes next there. */
async function goOn({ kept }: Events, state: EventState, rng: FastRng): Promise<void> {
  const { running, rounds, status, plan } = state;
  if (status === 'called') await kept.add(state, startedEntry(state));
  if (status !== 'playing') return;
  if (!running) {
    if (rounds.length < plan.deals) await kept.add(state, dealtEntry(state));
    return;
  }
  const tables = running.tables.map((places) =>
    places.map((_, at) => ({ points: rng.below(20), place: at + 1, own: rng.below(9), all: 9 })),
  );
  await kept.add(state, { kind: 'scored', deal: running.deal, tables });
}

/** What a node keeps, and what the log makes of the same lines: more may come by themselves between two reads. */
async function bothOf(
  { kept, stored }: Events,
  event: string,
): Promise<Record<'kept' | 'loaded', EventState>> {
  for (;;) {
    const both = { kept: (await kept.fresh(event))!, loaded: (await stored.load(event))! };
    if (both.kept.seq === both.loaded.seq) return both;
  }
}
