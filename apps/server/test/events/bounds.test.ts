import { promiseOf } from '@quartet/core';
import type { Person } from '@quartet/protocol';
import type { EventAct } from '@quartet/protocol/events';
import { LONG } from '@quartet/testkit/long';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { ALLOWED } from '../../src/allowed.ts';
import { Events } from '../../src/events/events.ts';
import { PersonDeletion } from '../../src/people/person-deletion.ts';
import { Sessions } from '../../src/people/sessions.ts';
import { onBothStores, type Place } from '../tables/on-both-stores.ts';
import { ANN, addPeople, BOB, PEOPLE } from '../tables/sitting.ts';

const PLAN = { game: 'keltis', seats: 2, deals: 2, places: 4 } as const;
let acts = 0;

function newEvents({ store, tables }: Place): Events {
  const events = new Events({ store, tables, onError: () => undefined });
  onTestFinished(() => events.close());
  return events;
}

async function open(events: Events, host: Person): Promise<string> {
  const made = await events.create(host, PLAN);
  if (!made.ok) throw new Error(made.problem.message);
  return made.value.event;
}

/** The line's number, or the problem's code. */
async function doAt(events: Events, event: string, by: Person, act: EventAct): Promise<number | string> {
  const done = await events.act(event, by, `act-${acts++}-00000000`, act);
  return done.ok ? done.value.seq : done.problem.code;
}

function person(n: number | string): Person {
  return { id: `person-${n}`, name: `Guest ${n}`, emblem: 'sun' };
}

function promiseNo(n: number): EventAct {
  return { type: 'promise', promise: promiseOf(`sha256:${'0'.repeat(64)}`, String(n % 10).repeat(64)) };
}

onBothStores({ PostgreSQL: LONG }, (place) => {
  beforeAll(async () => {
    const some = [
      'same',
      'often',
      'another',
      'crowded',
      'early',
      'newcomer',
      'collector',
      'veteran',
      'locking',
      'noisy',
    ];
    const hosts = Array.from({ length: ALLOWED.eventsEntered }, (_, n) => `host-${n}`);
    await addPeople(place.store, [...some, ...hosts].map(person));
  });
  const linesOf = async (event: string): Promise<number> =>
    (await place.store.db.selectFrom('event_log').select('seq').where('event_id', '=', event).execute())
      .length;

  test('an act that changes nothing writes no line and is answered as done', async () => {
    const events = newEvents(place);
    const event = await open(events, person('same'));
    const first = await doAt(events, event, person('same'), promiseNo(1));
    for (let n = 0; n < 5; n++) expect(await doAt(events, event, person('same'), promiseNo(1))).toBe(first);
    expect(await linesOf(event)).toBe(first);
  });

  test('a person changes a promise so often only, and the last one stands', async () => {
    const events = newEvents(place);
    const event = await open(events, ANN);
    await doAt(events, event, BOB, { type: 'join' });
    for (let n = 0; n < ALLOWED.eventPromises; n++)
      expect(await doAt(events, event, ANN, promiseNo(n))).toBe(n + 3);
    const lines = await linesOf(event);
    for (let n = 1; n < 5; n++) expect(await doAt(events, event, ANN, promiseNo(n + 100))).toBe('full');
    expect(await linesOf(event)).toBe(lines);
    // Another's part of the luck still fits.
    expect(await doAt(events, event, BOB, promiseNo(1))).toBe(lines + 1);
    const { promises } = (await events.look(event, null))!;
    const last = promiseNo(ALLOWED.eventPromises - 1);
    expect(promises[0]).toBe(last.type === 'promise' && last.promise);
  });

  test('a person joins an evening so often only; leaving, starting and ending always fit', async () => {
    const events = newEvents(place);
    const host = person('often');
    const event = await open(events, host);
    for (let n = 1; n < ALLOWED.eventJoins; n++) {
      expect(await doAt(events, event, host, { type: 'leave' })).toBe(2 * n);
      expect(await doAt(events, event, host, { type: 'join' })).toBe(2 * n + 1);
    }
    await doAt(events, event, person('another'), { type: 'join' });
    expect(await doAt(events, event, host, { type: 'leave' })).toBeTypeOf('number');
    expect(await doAt(events, event, host, { type: 'join' })).toBe('full');
    // Who is left is the host.
    expect(await doAt(events, event, person('another'), { type: 'start' })).toBeTypeOf('number');
    expect(await doAt(events, event, person('another'), { type: 'end' })).toBeTypeOf('number');
  });

  test('a host locks an evening and silences people so often only; ending it always fits', async () => {
    const host = person('locking');
    const event = await open(newEvents(place), host);
    const guest = person('noisy');
    await doAt(newEvents(place), event, guest, { type: 'join' });
    let events = newEvents(place);
    for (let n = 0; n < ALLOWED.eventHostLines; n++) {
      // One node takes thirty acts of a person at once.
      if (n % 25 === 0) events = newEvents(place);
      const on = n % 4 < 2;
      const act: EventAct = n % 2 ? { type: 'lock', on } : { type: 'hush', person: guest.id, on };
      expect(await doAt(events, event, host, act)).toBe(n + 3);
      // Once more it writes nothing.
      if (n < 3) expect(await doAt(events, event, host, act)).toBe(n + 3);
    }
    events = newEvents(place);
    const { hushed, isLocked } = (await events.look(event, null))!;
    expect(await doAt(events, event, host, { type: 'lock', on: !isLocked })).toBe('full');
    expect(await doAt(events, event, host, { type: 'hush', person: guest.id, on: hushed.length === 0 })).toBe(
      'full',
    );
    expect(await doAt(events, event, host, { type: 'remove', person: guest.id })).toBeTypeOf('number');
    expect(await doAt(events, event, host, { type: 'end' })).toBeTypeOf('number');
  });

  test('so many people may ever come to one evening; who was there before may still come back', async () => {
    const events = newEvents(place);
    const event = await open(events, person('crowded'));
    await doAt(events, event, person('early'), { type: 'join' });
    await doAt(events, event, person('early'), { type: 'leave' });
    const came = Array.from({ length: ALLOWED.eventPeople - 2 }, (_, n) => `guest-${n}`);
    const rows = came.flatMap((one, n) =>
      (['joined', 'left'] as const).map((kind, at) => ({
        ...{ event_id: event, seq: 4 + 2 * n + at, at: 1, by: one, act_id: null, kind },
        body: JSON.stringify({ person: one }),
      })),
    );
    await place.store.db.insertInto('event_log').values(rows).execute();
    const seq = rows.length + 3;
    await place.store.db.updateTable('event').set({ seq }).where('id', '=', event).execute();
    expect(await doAt(events, event, person('newcomer'), { type: 'join' })).toBe('full');
    expect(await doAt(events, event, person('early'), { type: 'join' })).toBe(seq + 1);
  });

  test('a person’s list holds so many evenings that are not over; one left before its start makes room', async () => {
    const { store } = place;
    const collector = person('collector');
    const made = await Promise.all(
      Array.from({ length: 11 }, async (_, n) => {
        const events = newEvents(place);
        const host = person(`host-${n}`);
        return Promise.all(Array.from({ length: ALLOWED.events }, () => open(events, host)));
      }),
    );
    const [more, ...all] = made.flat();
    let events = newEvents(place);
    for (const [n, event] of all.slice(0, ALLOWED.eventsEntered).entries()) {
      // One node takes thirty acts of a person at once.
      if (n === 25) events = newEvents(place);
      expect(await doAt(events, event, collector, { type: 'join' })).toBe(2);
    }
    events = newEvents(place);
    expect(await doAt(events, more!, collector, { type: 'join' })).toBe('full');
    await doAt(events, all[0]!, collector, { type: 'leave' });
    expect(await doAt(events, more!, collector, { type: 'join' })).toBe(2);
    expect(await events.mine(collector.id)).toHaveLength(ALLOWED.eventsEntered);
    // Who deletes their data leaves all of them, however many.
    const [sessions, onError] = [new Sessions(store, Date.now), () => undefined];
    await new PersonDeletion({ ...place, events, sessions, onError }).delete(collector.id);
    const left = await Promise.all(all.map(async (event) => (await events.look(event, collector.id))!.me));
    expect(left.filter((me) => me !== null)).toEqual([]);
    expect(
      await store.db.selectFrom('entered').selectAll().where('person', '=', collector.id).execute(),
    ).toEqual([]);
  });

  test('evenings that are over leave a person’s list once there are many', async () => {
    const { db } = place.store;
    const rows = Array.from({ length: ALLOWED.eventsRemembered + 20 }, (_, n) => ({
      ...{ id: `past-${n}`, code: `PAST${n}`, host: 'x', status: 'over', scored: 1, seq: 9, updated: n },
      line: JSON.stringify({ game: 'keltis', seats: 2, deals: 1 }),
    }));
    await db.insertInto('event').values(rows).execute();
    const veteran = person('veteran');
    await db
      .insertInto('entered')
      .values(rows.map(({ id }) => ({ event_id: id, person: veteran.id })))
      .execute();
    await open(newEvents(place), veteran);
    const left = await db.selectFrom('entered').select('event_id').where('person', '=', veteran.id).execute();
    expect(left).toHaveLength(ALLOWED.eventsRemembered + 1);
    expect(left.map(({ event_id }) => event_id)).not.toContain('past-0');
  });

  test('one host who opens evenings all at once opens no more than one after the other', async () => {
    const events = newEvents(place);
    const made = await Promise.all(Array.from({ length: 12 }, () => events.create(PEOPLE[3]!, PLAN)));
    expect(made.filter(({ ok }) => ok)).toHaveLength(ALLOWED.events);
  });
});
