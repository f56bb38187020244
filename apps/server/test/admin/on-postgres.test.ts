import { adminEventsSchema, adminSessionSchema, healthSchema } from '@quartet/protocol/admin';
import { doneSchema } from '@quartet/protocol/http';
import { type LentDatabase, lendDatabase } from '@quartet/testkit/postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { doAt, open, see, until } from '../events/evening.ts';
import { begun, look } from '../http/playing.ts';
import { Serving, Visitor } from '../http/serving.ts';
import { RoughClient } from '../live/rough-client.ts';

const SECRET = 'the same on all the nodes';

let postgres: LentDatabase;
let nodes: [Serving, Serving];
beforeAll(async () => {
  postgres = await lendDatabase();
  const start = () => Serving.start({ database: postgres.url, adminToken: SECRET });
  nodes = [await start(), await start()];
});
afterAll(async () => {
  for (const node of nodes ?? []) await node[Symbol.asyncDispose]();
  await postgres?.[Symbol.asyncDispose]();
});

test('a session holds on all nodes, which know of each other; a table deleted on one is gone on the other', async () => {
  const [one, two] = nodes;
  const admin = one.visitor();
  await admin.ask('POST /api/admin/session', adminSessionSchema, { token: SECRET });
  const elsewhere = new Visitor(two.url);
  elsewhere.cookie = admin.cookie;
  // They learn of each other by notes.
  await expect
    .poll(() => elsewhere.ask('GET /api/admin/health', healthSchema))
    .toMatchObject({ store: 'postgres', nodes: 2 });
  const [ann, bob] = [await one.program('Ann'), await one.program('Bob')];
  const { table } = await begun([ann, bob], { game: 'linko', seats: 2 });
  using watching = await RoughClient.signedIn(two.url, bob.token);
  await watching.say({ type: 'watch', table, since: 0 });
  expect((await look(new Visitor(two.url, bob.token), table)).ply).toBe(0);
  await admin.ask(`DELETE /api/admin/tables/${table}`, doneSchema);
  await expect
    .poll(() => watching.heard.findLast(({ type }) => type === 'problem'))
    .toMatchObject({ table, problem: { code: 'no-table' } });
  expect(await new Visitor(two.url, bob.token).fail(`GET /api/tables/${table}`)).toMatchObject({
    code: 'no-table',
  });
});

test('an evening ended on one node has its end on the other', async () => {
  const [one, two] = nodes;
  const admin = one.visitor();
  await admin.ask('POST /api/admin/session', adminSessionSchema, { token: SECRET });
  const ann = await two.program('Ann');
  const event = await open(ann, { game: 'keltis', seats: 2, deals: 2, rest: 0 });
  await doAt(ann, event, { type: 'start' });
  await until(ann, event, ({ me }) => me?.table != null);
  await admin.ask(`POST /api/admin/events/${event}/end`, doneSchema);
  expect(await see(ann, event)).toMatchObject({ status: 'playing', last: 1 });
  const { events, total } = await admin.ask('GET /api/admin/events?status=playing', adminEventsSchema);
  expect(total).toBe(1);
  expect(events[0]).toMatchObject({ id: event, entrants: ['Ann'], scored: 0, isEnded: true });
});

test('without a secret, a node on PostgreSQL has no administration', async () => {
  await using node = await Serving.start({ database: postgres.url });
  expect(await node.visitor().fail('GET /api/admin/health')).toMatchObject({ status: 404 });
  expect(await node.visitor().fail('POST /api/admin/session', { token: 'null' })).toMatchObject({
    status: 404,
    message: 'This server has no administration.',
  });
});
