import type { Act, Person, TablePlan } from '@quartet/protocol';
import type { EventAct } from '@quartet/protocol/events';
import { LONG } from '@quartet/testkit/long';
import { expect, onTestFinished, test } from 'vitest';
import { ALLOWED } from '../../src/allowed.ts';
import { placeOf } from '../../src/events/event-state.ts';
import { lineOfTable, tablesOf } from '../../src/events/event-tables.ts';
import { Events } from '../../src/events/events.ts';
import { dealtEntry } from '../../src/events/start-event.ts';
import { PersonDeletion } from '../../src/people/person-deletion.ts';
import { Sessions } from '../../src/people/sessions.ts';
import { Tables } from '../../src/tables/tables.ts';
import { EASY } from '../http/playing.ts';
import { onBothStores } from '../tables/on-both-stores.ts';
import { ANN, addPeople, BOB, CID } from '../tables/sitting.ts';

const LIVE = { kind: 'live', bank: 3_600, increment: 0 } as const;
const EVENING = { game: 'keltis', seats: 2, deals: 1, places: 4 } as const;

onBothStores({ PostgreSQL: LONG }, (place) => {
  let acts = 0;
  let people = 0;
  /** Somebody who can be deleted. */
  const newPerson = async (): Promise<Person> => {
    const person: Person = { id: `goes-${people++}`, name: 'Eve', emblem: 'sun' };
    await addPeople(place.store, [person]);
    return person;
  };
  const make = async (host: Person, plan: Partial<TablePlan> = {}): Promise<string> => {
    const made = await place.tables.create(host, { game: 'keltis', seats: 2, ...plan });
    if (!made.ok) throw new Error(made.problem.message);
    return made.value.table;
  };
  const act = async (table: string, by: Person, what: Act): Promise<string> => {
    const outcome = await place.tables.act(table, by, `deletion-${acts++}-0000000`, what);
    return outcome.ok ? 'done' : outcome.problem.code;
  };
  const look = async (table: string) => (await place.tables.look(table, null, 0))!;
  const newEvents = (): Events => {
    const events = new Events({ ...place, onError: () => undefined });
    onTestFinished(() => events.close());
    return events;
  };
  const open = async (events: Events, host: Person): Promise<string> => {
    const made = await events.create(host, EVENING);
    if (!made.ok) throw new Error(made.problem.message);
    return made.value.event;
  };
  const doAt = async (events: Events, event: string, by: Person, what: EventAct): Promise<string> => {
    const done = await events.act(event, by, `deletion-${acts++}-0000000`, what);
    return done.ok ? 'done' : done.problem.code;
  };
  const deletion = (events = newEvents()): PersonDeletion => {
    const { store, tables } = place;
    const onError = (error: unknown): never => {
      throw error;
    };
    return new PersonDeletion({ store, tables, events, sessions: new Sessions(store, Date.now), onError });
  };
  /** Only the first step, after which a server was killed. */
  const deleteRow = async ({ id }: Person, isNoted: boolean): Promise<void> => {
    const { db } = place.store;
    await db.deleteFrom('person').where('id', '=', id).execute();
    if (isNoted) await db.insertInto('deletion').values({ person: id, at: 1 }).execute();
  };
  const rowsOf = async (from: 'seated' | 'entered' | 'deletion', { id }: Person) =>
    place.store.db.selectFrom(from).select('person').where('person', '=', id).execute();

  test.each([
    ['when a node starts', true],
    ['by the sweep, though no version before noted it', false],
  ])('what a server that was killed left of a deletion is finished %s', async (_, isNoted) => {
    const [events, eve] = [newEvents(), await newPerson()];
    const hosted = await make(eve, { listed: true, seats: 3 });
    const empty = await make(eve, { listed: true });
    await act(hosted, BOB, { type: 'sit' });
    const running = await make(ANN, { seats: 3, bots: [null, null, EASY], pace: LIVE });
    await act(running, eve, { type: 'sit' });
    await act(running, ANN, { type: 'start' });
    await act(running, eve, { type: 'chat', text: 'secret words' });
    const [evening, own] = [await open(events, ANN), await open(events, eve)];
    await doAt(events, evening, eve, { type: 'join' });
    await place.store.db
      .insertInto('session')
      .values({
        id: eve.id,
        person: eve.id,
        hash: eve.id,
        kind: 'token',
        label: '',
        created: 1,
        seen: 1,
        expires: 9,
      })
      .execute();
    await deleteRow(eve, isNoted);
    await (isNoted ? deletion(events).finishBegun() : deletion(events).sweep());

    expect((await look(hosted)).info).toMatchObject({ host: BOB.id, players: [{ kind: 'open' }, {}, {}] });
    expect(await place.tables.look(empty, null, 0)).toBeNull();
    const seen = await look(running);
    expect(seen.info!.players[1]).toMatchObject({ kind: 'bot', left: true });
    expect(JSON.stringify(seen)).not.toContain('secret words');
    expect((await events.look(evening, eve.id))!.me).toBeNull();
    expect((await events.look(own, null))!.status).toBe('over');
    for (const from of ['seated', 'entered', 'deletion'] as const)
      expect(await rowsOf(from, eve)).toEqual([]);
    const sessions = place.store.db.selectFrom('session').select('id').where('person', '=', eve.id);
    expect(await sessions.execute()).toEqual([]);
  });

  test('nobody sits down, writes or opens anything any more who is deleted, and is told to sign in', async () => {
    const [events, eve] = [newEvents(), await newPerson()];
    const [free, joined] = [await make(ANN), await make(ANN, { seats: 3 })];
    await act(joined, eve, { type: 'sit' });
    const evening = await open(events, ANN);
    await deleteRow(eve, false);
    expect(await act(free, eve, { type: 'sit' })).toBe('sign-in');
    expect(await act(joined, eve, { type: 'chat', text: 'hello' })).toBe('sign-in');
    await expect(place.tables.create(eve, { game: 'keltis', seats: 2 })).rejects.toMatchObject({
      person: eve.id,
    });
    await expect(events.act(evening, eve, 'join-it-now-please', { type: 'join' })).rejects.toMatchObject({
      person: eve.id,
    });
    expect(await events.look(evening, eve.id)).toMatchObject({ me: null });
    expect((await look(free)).info!.players[1]).toEqual({ kind: 'open' });
  });

  test('who sits down where the host has just been deleted is refused, and the table goes', async () => {
    const eve = await newPerson();
    const table = await make(eve, { listed: true });
    await deleteRow(eve, true);
    expect(await act(table, BOB, { type: 'sit' })).toBe('not-found');
    expect(await place.tables.look(table, null, 0)).toBeNull();
  });

  test('a yes to somebody who is deleted gives no seat, and the question is over', async () => {
    const eve = await newPerson();
    const table = await make(ANN, { seats: 3, bots: [null, null, EASY] });
    await act(table, BOB, { type: 'sit' });
    await act(table, ANN, { type: 'start' });
    await act(table, eve, { type: 'ask', what: 'seat' });
    await deleteRow(eve, true);
    expect(await act(table, ANN, { type: 'answer', ask: 1, yes: true })).toBe('not-found');
    const { info } = await look(table);
    expect([info!.asking, info!.players[2]!.kind]).toEqual([undefined, 'bot']);
    expect(await act(table, BOB, { type: 'ask', what: 'pause' })).toBe('done');
  });

  test('a host who does not sit at their table hands it over to somebody who does', async () => {
    const eve = await newPerson();
    const table = await make(eve, { seats: 2, bots: [EASY, EASY] });
    for (const seat of [0, 1]) await act(table, eve, { type: 'remove', seat });
    for (const who of [ANN, BOB]) await act(table, who, { type: 'sit' });
    await deletion().delete(eve.id);
    expect((await look(table)).info!.host).toBe(ANN.id);
    expect(await act(table, ANN, { type: 'start' })).toBe('done');
  });

  test('a rematch leaves the seat of somebody who is deleted free, and belongs to the next person', async () => {
    const { store } = place;
    const eve = await newPerson();
    const tables = new Tables(store, { botFloor: 0, botBudget: 2, workers: 1, onError: () => undefined });
    onTestFinished(() => tables.close());
    const made = await tables.create(eve, { game: 'combos', seats: 3, bots: [null, null, EASY] });
    if (!made.ok) throw new Error(made.problem.message);
    const { table } = made.value;
    const at = async (id: string) => (await tables.look(id, null, 0))!.info!;
    const doIt = async (who: Person, what: Act): Promise<void> =>
      void expect((await tables.act(table, who, `rematch-${acts++}-0000000`, what)).ok).toBe(true);
    await doIt(BOB, { type: 'sit' });
    await doIt(eve, { type: 'start' });
    await doIt(eve, { type: 'cover', seat: 0 });
    await doIt(BOB, { type: 'cover', seat: 1 });
    await expect.poll(async () => (await at(table)).status, { timeout: 20_000 }).toBe('over');
    const [sessions, events] = [new Sessions(store, Date.now), newEvents()];
    await new PersonDeletion({ store, tables, events, sessions, onError: () => undefined }).delete(eve.id);
    await doIt(BOB, { type: 'rematch' });
    const next = await at((await at(table)).rematch!);
    expect([next.host, next.players.map(({ kind }) => kind)]).toEqual([BOB.id, ['open', 'person', 'bot']]);
    const lines = store.db.selectFrom('log').select('body').where('table_id', '=', next.id);
    expect(JSON.stringify(await lines.execute())).not.toContain(eve.id);
    expect(await rowsOf('seated', eve)).toEqual([]);
  });

  test('who has used up all allowed acts leaves evenings and tables all the same when they delete themselves', async () => {
    const [events, eve] = [newEvents(), await newPerson()];
    const evening = await open(events, ANN);
    await doAt(events, evening, eve, { type: 'join' });
    const table = await make(ANN);
    await act(table, eve, { type: 'sit' });
    for (let n = 0; n < ALLOWED.changes.burst; n++) {
      await doAt(events, evening, eve, { type: 'leave' });
      await act(table, eve, { type: 'ready', on: true });
    }
    expect(await doAt(events, evening, eve, { type: 'join' })).toBe('too-fast');
    expect(await act(table, eve, { type: 'ready', on: true })).toBe('too-fast');
    await deletion(events).delete(eve.id);
    expect((await events.look(evening, eve.id))!.me).toBeNull();
    expect((await look(table)).info!.players[1]).toEqual({ kind: 'open' });
  });

  test('at a deal that is dealt after somebody was deleted a bot sits in their place, and plays', async () => {
    const [opening, eve] = [newEvents(), await newPerson()];
    const evening = await open(opening, ANN);
    await doAt(opening, evening, eve, { type: 'join' });
    // The first deal is announced, and no node makes its tables.
    opening.close();
    await doAt(opening, evening, ANN, { type: 'start' });
    const before = (await opening.kept.fresh(evening))!;
    const state = (await opening.kept.add(before, dealtEntry(before)))!;
    await deleteRow(eve, true);
    const events = newEvents();
    const seat = placeOf(state.running!.holders, eve.id)!;
    const at = state.running!.tables.findIndex((seats) => seats.includes(seat));
    const table = tablesOf(state, 1)[at]!;
    const secret = (await events.stored.secrets(evening))[0]!;
    expect(await place.tables.deal(table, lineOfTable(state, 1, at), secret)).toBe(true);
    const { players } = (await look(table)).info!;
    expect(JSON.stringify(players)).not.toContain(eve.id);
    expect(players.map(({ kind }) => kind)).toContain('bot');
    expect(await rowsOf('seated', eve)).toEqual([]);
    await deletion(events).finishBegun();
    expect((await events.look(evening, eve.id))!.me).toBeNull();
  });

  test('an evening goes to the next person, and ends if it has not begun and nobody is left', async () => {
    const [events, eve] = [newEvents(), await newPerson()];
    const [empty, waiting, running] = [
      await open(events, eve),
      await open(events, eve),
      await open(events, eve),
    ];
    for (const event of [waiting, running]) await doAt(events, event, CID, { type: 'join' });
    await doAt(events, running, eve, { type: 'start' });
    const own = async () => (await events.look(running, eve.id))!.me?.table ?? null;
    await expect.poll(own, { timeout: 10_000 }).not.toBeNull();
    const table = (await own())!;
    await deletion(events).delete(eve.id);
    // Nothing there waits for their clock.
    expect(JSON.stringify((await look(table)).info!.players)).not.toContain(eve.id);
    const statusOf = async (event: string) => (await events.look(event, null))!.status;
    expect([await statusOf(empty), await statusOf(waiting), await statusOf(running)]).toEqual([
      'over',
      'open',
      'playing',
    ]);
    expect(await doAt(events, waiting, CID, { type: 'start' })).toBe('done');
    expect(await rowsOf('entered', eve)).toEqual([]);
  });
});
