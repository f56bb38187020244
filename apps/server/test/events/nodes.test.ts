import { promiseOf } from '@quartet/core';
import { LiveClient } from '@quartet/protocol/client';
import type { EventInfo } from '@quartet/protocol/events';
import { recordSchema } from '@quartet/protocol/http';
import { LONG } from '@quartet/testkit/long';
import { type LentDatabase, lendDatabase } from '@quartet/testkit/postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Serving, Visitor } from '../http/serving.ts';
import { doAt, open, playMine, see, until } from './evening.ts';

const PLAN = { game: 'combos', seats: 2, deals: 3, rest: 0, places: 4 } as const;
const HERS = 'a1'.repeat(32);
const HIS = 'b2'.repeat(32);

let postgres: LentDatabase;
let nodes: [Serving, Serving];
beforeAll(async () => {
  postgres = await lendDatabase();
  const database = postgres.url;
  nodes = [await Serving.start({ database }), await Serving.start({ database })];
});
afterAll(async () => {
  for (const node of nodes ?? []) await node[Symbol.asyncDispose]();
  await postgres?.[Symbol.asyncDispose]();
});

test('two nodes: luck of everybody, a late comer and a drop-out; who follows hears of it all', {
  ...LONG,
  timeout: 120_000,
}, async () => {
  const [here, there] = nodes;
  const ann = await here.program('Ann');
  const bob = new Visitor(there.url, (await there.program('Bob')).token);
  const cid = await there.program('Cid');
  const event = await open(ann, PLAN);
  const heard: EventInfo[] = [];
  const client = new LiveClient({ url: `${there.url.replace('http', 'ws')}/live`, token: cid.token! });
  client.follow(event, (info) => heard.push(info));
  await doAt(bob, event, { type: 'join' });
  const { seal } = await see(bob, event);
  await doAt(ann, event, { type: 'promise', promise: promiseOf(seal, HERS) });
  await doAt(bob, event, { type: 'promise', promise: promiseOf(seal, HIS) });
  const early = { id: 'contribute-early', act: { type: 'contribute', contribution: HIS } };
  expect((await bob.fail(`POST /api/events/${event}/acts`, early)).code).toBe('bad-luck');
  await doAt(ann, event, { type: 'start' });
  await doAt(ann, event, { type: 'contribute', contribution: HERS });
  const forged = { id: 'contribute-other', act: { type: 'contribute', contribution: HERS } };
  expect((await bob.fail(`POST /api/events/${event}/acts`, forged)).code).toBe('bad-luck');
  await doAt(bob, event, { type: 'contribute', contribution: HIS });
  const begun = await until(ann, event, ({ round }) => round?.deal === 1);
  expect(begun.contributions).toEqual([HERS, HIS, 'bot', 'bot']);
  // Cid comes late: the first deal goes on without, the second has a place.
  await doAt(cid, event, { type: 'join' });
  expect((await see(cid, event)).me).toEqual({ place: null, table: null, isOver: false });
  await Promise.all([playMine(ann, event), playMine(bob, event)]);
  const second = await until(cid, event, ({ round }) => round?.deal === 2);
  expect(second.me!.place).toBe(2);
  // Bob drops out before the second deal is played: a bot plays it, and has his place in the third.
  await doAt(bob, event, { type: 'leave' });
  await Promise.all([playMine(ann, event), playMine(cid, event)]);
  const third = await until(cid, event, ({ round }) => round?.deal === 3);
  expect(third.entrants.map(({ kind }) => kind)).toEqual(['person', 'bot', 'person', 'bot']);
  await Promise.all([playMine(ann, event), playMine(cid, event)]);
  const over = await until(ann, event, ({ status }) => status === 'over');
  const deals = Object.fromEntries(
    over.ranking.map(({ player, deals: played }) => [
      player.kind === 'person' ? player.person.name : player.kind === 'bot' ? player.name : '',
      played,
    ]),
  );
  // Bob made no move of the second deal: it is nobody's.
  expect(deals).toEqual({ Ann: 3, Bob: 1, Cid: 2, 'Robin 2': 1, 'Robin 3': 1, 'Robin 4': 3 });
  await expect.poll(() => heard.at(-1)?.status).toBe('over');
  // Changes that come together are told together: of each deal something is heard, not of each table.
  expect(heard.some(({ round }) => round?.deal === 2)).toBe(true);
  client.close();
  const record = await ann.ask(`GET /api/tables/${over.played[2]![1]!.table}/record`, recordSchema);
  const luck = record.luck as { contributions: string[]; event: { deal: number; seals: string[] } };
  expect(luck.contributions).toEqual([HERS, HIS, 'bot', 'bot']);
  expect(luck.event).toMatchObject({ deal: 3 });
});

test('the same act twice is done once, whichever node it comes to', async () => {
  const [here, there] = nodes;
  const ann = await here.program('Ann');
  const bob = await here.program('Bob');
  const event = await open(ann, PLAN);
  const again = new Visitor(there.url, bob.token);
  const id = 'join-the-event-once';
  const [first, second] = [
    await doAt(bob, event, { type: 'join' }, id),
    await doAt(again, event, { type: 'join' }, id),
  ];
  expect(second).toBe(first);
  expect((await see(again, event)).entrants).toHaveLength(2);
  expect(
    (await bob.fail(`POST /api/events/${event}/acts`, { id: 'start-it-please', act: { type: 'start' } }))
      .code,
  ).toBe('not-host');
});
