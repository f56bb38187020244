import { failureSchema, whoSchema } from '@quartet/protocol/http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ALLOWED } from '../../src/allowed.ts';
import { Serving, type Visitor } from '../http/serving.ts';
import { doAt, open, see, until } from './evening.ts';

// One test for each power of the host of an evening in docs/fair-play.md, under the name of the row.

const PLAN = { game: 'keltis', seats: 2, deals: 3, rest: 0, places: 4 } as const;

let serving: Serving;
beforeAll(async () => {
  serving = await Serving.start();
});
afterAll(() => serving[Symbol.asyncDispose]());

async function people(...names: string[]): Promise<Visitor[]> {
  return Promise.all(names.map((name) => serving.program(name)));
}

async function idOf(who: Visitor): Promise<string> {
  return (await who.ask('GET /api/me', whoSchema)).me!.person.id;
}

/** The problem's code. */
async function failAt(who: Visitor, event: string, act: object): Promise<string> {
  const id = crypto.randomUUID();
  return (await who.fail(`POST /api/events/${event}/acts`, { id, act })).code;
}

/** An evening with these people, the first of them its host. */
async function evening(...[host, ...others]: Visitor[]): Promise<string> {
  const event = await open(host!, PLAN);
  for (const one of others) await doAt(one, event, { type: 'join' });
  return event;
}

test('start an evening: the host alone does', async () => {
  const [ann, bob] = await people('Ann', 'Bob');
  const event = await evening(ann!, bob!);
  expect(await failAt(bob!, event, { type: 'start' })).toBe('not-host');
  await doAt(ann!, event, { type: 'start' });
});

test('end before the start: the host alone does, all see who did, and no one can join', async () => {
  const [ann, bob, cid] = await people('Ann', 'Bob', 'Cid');
  const event = await evening(ann!, bob!);
  expect(await failAt(bob!, event, { type: 'end' })).toBe('not-host');
  await doAt(ann!, event, { type: 'end' });
  expect(await see(bob!, event)).toMatchObject({ status: 'over', endedBy: 'host', played: [] });
  expect(await failAt(cid!, event, { type: 'join' })).toBe('not-open');
  expect(await failAt(ann!, event, { type: 'start' })).toBe('not-open');
});

test('end a running evening: needs the yes of all who play, but for those who made no decision in the last deal', async () => {
  const [ann, bob, cid] = await people('Ann', 'Bob', 'Cid');
  const [annId, bobId, cidId] = await Promise.all([idOf(ann!), idOf(bob!), idOf(cid!)]);
  const event = await evening(ann!, bob!, cid!);
  await doAt(ann!, event, { type: 'start' });
  await until(ann!, event, ({ me }) => me?.table != null);
  // Others ask the host.
  expect(await failAt(bob!, event, { type: 'end' })).toBe('not-host');
  await doAt(ann!, event, { type: 'end' });
  await doAt(ann!, event, { type: 'end' });
  expect(await see(bob!, event)).toMatchObject({
    last: 3,
    ending: { agreed: [annId], missing: [bobId, cidId] },
  });
  await doAt(bob!, event, { type: 'end' });
  expect(await see(bob!, event)).toMatchObject({ last: 3, ending: { missing: [cidId] } });
  await doAt(cid!, event, { type: 'leave' });
  const ended = await until(bob!, event, ({ last }) => last === 1);
  expect(ended.endedBy).toBe('host');
  expect(ended.ending).toBe(undefined);
});

test('send away: before the start only, for good, and the place is free', async () => {
  const [ann, bob, cid] = await people('Ann', 'Bob', 'Cid');
  const [annId, bobId, cidId] = await Promise.all([idOf(ann!), idOf(bob!), idOf(cid!)]);
  const event = await evening(ann!, bob!, cid!);
  expect(await failAt(bob!, event, { type: 'remove', person: cidId })).toBe('not-host');
  expect(await failAt(ann!, event, { type: 'remove', person: annId })).toBe('not-host');
  expect(await failAt(ann!, event, { type: 'remove', person: 'stranger' })).toBe('not-found');
  await doAt(ann!, event, { type: 'remove', person: bobId });
  expect((await see(bob!, event)).me).toBe(null);
  expect((await see(ann!, event)).entrants).toHaveLength(2);
  expect(await failAt(bob!, event, { type: 'join' })).toBe('blocked');
  await doAt(ann!, event, { type: 'start' });
  await until(ann!, event, ({ status }) => status === 'playing');
  expect(await failAt(ann!, event, { type: 'remove', person: cidId })).toBe('not-open');
  expect(await failAt(bob!, event, { type: 'join' })).toBe('blocked');
});

test('lock: people who were never there cannot join, who took part before may come back', async () => {
  const [ann, bob, cid] = await people('Ann', 'Bob', 'Cid');
  const event = await evening(ann!, bob!);
  expect(await failAt(bob!, event, { type: 'lock', on: true })).toBe('not-host');
  await doAt(ann!, event, { type: 'lock', on: true });
  expect((await see(cid!, event)).isLocked).toBe(true);
  expect(await failAt(cid!, event, { type: 'join' })).toBe('blocked');
  await doAt(bob!, event, { type: 'leave' });
  await doAt(bob!, event, { type: 'join' });
  await doAt(ann!, event, { type: 'lock', on: false });
  await doAt(cid!, event, { type: 'join' });
});

test('silence: holds at the table of the running deal and at those to come, until the host ends it', async () => {
  const [ann, bob] = await people('Ann', 'Bob');
  const bobId = await idOf(bob!);
  const event = await evening(ann!, bob!);
  const chat = async (): Promise<string> => {
    const { me } = await until(bob!, event, (info) => info.me?.table != null);
    const sent = await bob!.send(`POST /api/tables/${me!.table}/acts`, {
      ...{ id: crypto.randomUUID(), act: { type: 'chat', text: 'Hello' } },
    });
    return sent.ok ? 'said' : failureSchema.parse(await sent.json()).problem.code;
  };
  expect(await failAt(bob!, event, { type: 'hush', person: bobId, on: true })).toBe('not-host');
  await doAt(ann!, event, { type: 'hush', person: bobId, on: true });
  await doAt(ann!, event, { type: 'start' });
  expect(await chat()).toBe('hushed');
  await doAt(ann!, event, { type: 'hush', person: bobId, on: false });
  expect(await chat()).toBe('said');
  await doAt(ann!, event, { type: 'hush', person: bobId, on: true });
  expect(await chat()).toBe('hushed');
  expect((await see(bob!, event)).hushed).toEqual([bobId]);
});

test('hosting: passes on to who has taken part for longest once the host has left, also by deleting their data', async () => {
  const [ann, bob, cid] = await people('Ann', 'Bob', 'Cid');
  const [annId, bobId, cidId] = await Promise.all([idOf(ann!), idOf(bob!), idOf(cid!)]);
  const event = await evening(ann!, bob!, cid!);
  await doAt(ann!, event, { type: 'leave' });
  expect((await see(cid!, event)).host).toBe(bobId);
  await doAt(ann!, event, { type: 'join' });
  expect(await failAt(ann!, event, { type: 'start' })).toBe('not-host');
  await bob!.send('DELETE /api/me');
  expect((await see(cid!, event)).host).toBe(cidId);
  await doAt(cid!, event, { type: 'leave' });
  expect((await see(ann!, event)).host).toBe(annId);
  await doAt(ann!, event, { type: 'start' });
});

test('hosting: an evening that has not begun ends when the last person in it deletes their data', async () => {
  const [ann, bob] = await people('Ann', 'Bob');
  const event = await evening(ann!);
  await ann!.send('DELETE /api/me');
  expect((await see(bob!, event)).status).toBe('over');
});

test('guests of a stranger who take all places are sent away, and others of theirs come one by one only', async () => {
  const [ann] = await people('Ann');
  const event = await evening(ann!);
  const guests = await people(...Array.from({ length: 40 }, (_, n) => `Guest ${n}`));
  // As many as a club has behind one address are let in at once.
  for (const guest of guests.slice(0, 23)) await doAt(guest, event, { type: 'join' });
  expect(await failAt(guests[23]!, event, { type: 'join' })).toBe('full');
  for (const guest of guests.slice(0, 10))
    await doAt(ann!, event, { type: 'remove', person: await idOf(guest) });
  const came = [];
  for (const guest of guests.slice(24)) {
    const sent = await guest.send(`POST /api/events/${event}/acts`, {
      ...{ id: crypto.randomUUID(), act: { type: 'join' } },
    });
    came.push(sent.status);
  }
  expect(came.filter((status) => status === 200).length).toBeLessThanOrEqual(
    ALLOWED.eventJoinsPerAddress.burst - 23,
  );
  expect(came.at(-1)).toBe(429);
  expect((await see(ann!, event)).entrants.length).toBeLessThan(24);
});
