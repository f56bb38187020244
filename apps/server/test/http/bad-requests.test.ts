import { failureSchema } from '@quartet/protocol/http';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { begun, look } from './playing.ts';
import { Serving, type Visitor } from './serving.ts';

let serving: Serving;
let ann: Visitor;
let table: string;
beforeAll(async () => {
  serving = await Serving.start();
  const bob = await serving.program('Bob');
  ann = await serving.program('Ann');
  ({ table } = await begun([ann, bob], { game: 'linko', seats: 2 }));
});
afterAll(() => serving[Symbol.asyncDispose]());

const id = 'an-act-of-mine';

test.each<[string, unknown, string]>([
  ['POST /api/tables/:table/acts', {}, 'id'],
  ['POST /api/tables/:table/acts', null, 'body'],
  ['POST /api/tables/:table/acts', [], 'body'],
  ['POST /api/tables/:table/acts', { id, act: { type: 'fly' } }, 'act.type'],
  ['POST /api/tables/:table/acts', { id, act: { type: 'move' } }, 'act.text'],
  ['POST /api/tables/:table/acts', { id, act: { type: 'sit', seat: -1 } }, 'act.seat'],
  ['POST /api/tables/:table/acts', { id, act: { type: 'sit', seat: 1.5 } }, 'act.seat'],
  ['POST /api/tables/:table/acts', { id, act: { type: 'sit', chair: 1 } }, 'act'],
  ['POST /api/tables/:table/acts', { id: 'short', act: { type: 'sit' } }, 'id'],
  ['POST /api/tables', { game: 'linko', seats: '2' }, 'seats'],
  ['POST /api/tables', { game: 'linko', seats: 2, pace: { kind: 'live', bank: 1 } }, 'pace.bank'],
  ['GET /api/tables/:table?since=-1', undefined, 'query.since'],
  ['GET /api/tables/:table?since=1e3', undefined, 'query.since'],
  ['GET /api/tables/:table?wait=26', undefined, 'query.wait'],
  ['GET /api/tables/:table?since=1&since=2', undefined, 'query.since'],
  ['GET /api/tables/:table?unknown=1', undefined, 'query'],
  ['GET /api/tables/..%2f..%2fetc', undefined, 'params.table'],
  ['GET /api/codes/ABC', undefined, 'params.code'],
  ['PATCH /api/me', { emblem: 'skull' }, 'emblem'],
  ['PATCH /api/me', { id: 'somebody-else' }, 'body'],
])('%s with %j says where it is wrong', async (route, body, where) => {
  const problem = await ann.fail(route.replace(':table', table), body);
  expect(problem).toMatchObject({ status: 400, code: 'bad-message', where });
  expect(problem.message).toMatch(/^.+[.]$/);
});

test('what is no JSON, no JSON type, too long or nowhere is said so', async () => {
  const acts = `POST /api/tables/${table}/acts`;
  expect(await ann.fail(acts, '{"id": ')).toMatchObject({ status: 400, code: 'bad-message', where: 'body' });
  const form = await ann.send(acts, 'id=1', { 'content-type': 'application/x-www-form-urlencoded' });
  expect([form.status, await form.json()]).toMatchObject([415, { problem: { where: 'content-type' } }]);
  const big = JSON.stringify({ id, act: { type: 'chat', text: 'x'.repeat(20_000) } });
  expect(await ann.fail(acts, big)).toMatchObject({ status: 413, code: 'too-big' });
  expect(await ann.fail('GET /api/nothing')).toMatchObject({ status: 404, code: 'not-found' });
  expect(await ann.fail('DELETE /api/tables')).toMatchObject({ status: 404, code: 'not-found' });
});

test('keys that would change how objects work are not let in', async () => {
  const acts = `POST /api/tables/${table}/acts`;
  for (const body of ['{"__proto__": {"id": "x"}}', '{"constructor": {"prototype": {}}}'])
    expect((await ann.fail(acts, body)).status).toBe(400);
});

test('whatever is sent, the answer is a problem, never a stack, and the table stays as it is', async () => {
  const before = await look(ann, table);
  const routes = [`POST /api/tables/${table}/acts`, `POST /api/tables/${table}/moves`, 'POST /api/tables'];
  const deep = fc.string().map((text) => '['.repeat(2000) + text);
  const body = fc.oneof(
    fc.jsonValue().map((value) => JSON.stringify(value)),
    fc.string(),
    deep,
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...routes), body, async (route, text) => {
      const response = await ann.send(route, text === '' ? '{' : text);
      const answer = await response.text();
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
      expect(failureSchema.safeParse(JSON.parse(answer)).success).toBe(true);
      expect(answer).not.toMatch(/node_modules|\.ts:\d/);
    }),
    { numRuns: 150 },
  );
  expect(await look(ann, table)).toEqual(before);
});

test.each<[string, Readonly<Record<string, string>>]>([
  ['cookies that cannot be decoded', { cookie: 'quartet=%E0%A4%A; __Host-quartet=%' }],
  [
    'a cookie with the name of a property of all objects',
    { cookie: '__proto__=x; constructor=y; quartet=z' },
  ],
  ['thousands of cookies', { cookie: 'a=b; '.repeat(2_500) }],
  ['a token of no kind', { authorization: `Bearer ${'x'.repeat(9_000)}` }],
  ['languages without end', { 'accept-language': 'x,'.repeat(4_000) }],
  ['addresses that are none', { 'x-forwarded-for': `${'1,'.repeat(3_000)}x`, 'x-forwarded-host': '\\' }],
])('%s in the head of a request break nothing', async (_, headers) => {
  await using behind = await Serving.start({ trustProxy: true, rate: 60 });
  for (const server of [serving, behind])
    for (const route of ['GET /api/me', 'GET /t/ABCDEF'])
      expect((await server.visitor().send(route, undefined, headers)).status).toBeLessThan(500);
});
