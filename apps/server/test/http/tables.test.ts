import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { games } from '@quartet/catalog';
import { checkCommitment, readRecord, replay } from '@quartet/core';
import {
  failureSchema,
  foundTableSchema,
  gamesSchema,
  recordSchema,
  seqSchema,
  tableListSchema,
} from '@quartet/protocol/http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { act, begun, EASY, look, make, playOut } from './playing.ts';
import { Serving, type Visitor } from './serving.ts';

let serving: Serving;
let ann: Visitor;
let bob: Visitor;
beforeAll(async () => {
  serving = await Serving.start();
  [ann, bob] = [await serving.program('Ann'), await serving.guest('Bob')];
});
afterAll(() => serving[Symbol.asyncDispose]());

const DUEL = { game: 'linko', seats: 2 };

test('two people play a whole match by HTTP, and its record verifies', async () => {
  const { table } = await begun([ann, bob], DUEL);
  const end = await playOut([ann, bob], table);
  const response = await serving.visitor().send(`GET /api/tables/${table}/record`);
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="linko-${table}.json"`);
  const record: unknown = await response.json();
  const reading = readRecord(games, record);
  if (!reading.ok) throw new Error(reading.fault.reason);
  const replayed = replay(reading.read);
  expect(replayed.ok && replayed.match.result()).toEqual(end.result);
  expect(checkCommitment(reading.read, true)).toBe('fits');
});

test('the record of a running match keeps its luck to itself', async () => {
  const { table } = await begun([ann, bob], DUEL);
  const record = await serving.visitor().ask(`GET /api/tables/${table}/record`, recordSchema);
  expect(record).toMatchObject({ game: 'linko', moves: [], commitment: expect.any(String) });
  expect(record).not.toHaveProperty('seed');
  expect(record).not.toHaveProperty('deals');
});

test('only whoever must decide is told the legal moves', async () => {
  const { table } = await begun([ann, bob], DUEL);
  const looks = await Promise.all([ann, bob].map((who) => look(who, table)));
  const actor = looks[0]!.view!.actor as number;
  const stranger = await look(serving.visitor(), table);
  expect(looks[actor]!.legal!.length).toBe(looks[actor]!.legalCount);
  expect(looks[1 - actor]).not.toHaveProperty('legal');
  expect(stranger).not.toHaveProperty('legal');
  expect(stranger.viewer).toBe('table');
});

test('a move that the rules refuse is answered with the rule, and changes nothing', async () => {
  const { table } = await begun([ann, bob], DUEL);
  const before = await look(ann, table);
  const players = [ann, bob] as const;
  const actor = before.view!.actor as 0 | 1;
  const move = `POST /api/tables/${table}/moves`;
  expect(await players[actor].fail(move, { text: 'dance on the table' })).toMatchObject({
    status: 422,
    code: 'refused',
    refusal: { code: 'unreadable' },
  });
  expect(await players[(1 - actor) as 0 | 1].fail(move, { text: 'play 1' })).toMatchObject({
    status: 422,
    refusal: { code: 'not-your-turn' },
  });
  expect(await look(ann, table)).toEqual(before);
});

test('an act that is sent again under its id is done once', async () => {
  const { table } = await make(ann, DUEL);
  const chat = { type: 'chat', text: 'hello' } as const;
  const first = await act(ann, table, chat, 'once-and-only');
  expect(await act(ann, table, chat, 'once-and-only')).toBe(first);
  const { news } = await look(ann, table);
  expect(news.filter(({ kind }) => kind === 'chatted')).toHaveLength(1);
});

test('each way of being wrong has its status', async () => {
  const { table } = await begun([ann, bob], DUEL);
  const eve = await serving.guest('Eve');
  const acts = `POST /api/tables/${table}/acts`;
  const wanted = (what: object) => ({ id: 'wanted-by-eve', act: what });
  expect(await eve.fail(acts, wanted({ type: 'pause' }))).toMatchObject({ status: 403, code: 'not-host' });
  expect(await eve.fail(acts, wanted({ type: 'stand' }))).toMatchObject({ status: 403, code: 'not-seated' });
  expect(await eve.fail(acts, wanted({ type: 'sit' }))).toMatchObject({ status: 409, code: 'not-open' });
  expect(await serving.visitor().fail(acts, wanted({ type: 'sit' }))).toMatchObject({
    status: 401,
    code: 'sign-in',
  });
  expect(await eve.fail('GET /api/tables/nowhere')).toMatchObject({ status: 404, code: 'no-table' });
  expect(await eve.fail('GET /api/codes/ZZZZZZ')).toMatchObject({ status: 404, code: 'bad-code' });
  expect(await eve.fail('POST /api/tables', { game: 'chess', seats: 2 })).toMatchObject({
    status: 400,
    code: 'bad-plan',
  });
  const hook = wanted({ type: 'webhook', url: 'https://127.0.0.1/' });
  expect(await ann.fail(acts, hook)).toMatchObject({ status: 400, code: 'bad-webhook', where: 'act.url' });
});

test('a look with `since` brings what is new; with `wait` it comes when something happens', async () => {
  const { table } = await make(ann, DUEL);
  const { seq } = await look(ann, table);
  const waiting = look(ann, table, `?since=${seq}&wait=20`);
  await act(bob, table, { type: 'sit' });
  const told = await waiting;
  expect(told.seq).toBe(seq + 1);
  expect(told.news.map(({ kind }) => kind)).toEqual(['seated']);
});

test('who waits for nothing gets the table as it is once the seconds are over', async () => {
  const { table } = await make(ann, DUEL);
  const { seq } = await look(ann, table);
  const told = await look(ann, table, `?since=${seq}&wait=1`);
  expect([told.seq, told.news]).toEqual([seq, []]);
});

test('tables are found: mine, the listed ones, by code', async () => {
  const cid = await serving.guest('Cid');
  const { table, code } = await make(cid, { ...DUEL, listed: true });
  const hidden = await make(cid, DUEL);
  const mine = await cid.ask('GET /api/me/tables', tableListSchema);
  expect(mine.tables.map(({ id }) => id).sort()).toEqual([table, hidden.table].sort());
  const listed = await serving.visitor().ask('GET /api/tables', tableListSchema);
  expect(listed.tables.map(({ id }) => id)).toEqual([table]);
  const found = await serving.visitor().ask(`GET /api/codes/${code.toLowerCase()}`, foundTableSchema);
  expect(found.table).toBe(table);
});

test('the games are listed with what may be settled', async () => {
  const listed = await serving.visitor().ask('GET /api/games', gamesSchema);
  expect(listed.games.map(({ id }) => id)).toEqual(games.map(({ id }) => id));
  const { table } = await make(ann, { game: 'linko', seats: 3, options: { rounds: 2 } });
  expect((await look(ann, table)).info!.options).toMatchObject({ rounds: 2 });
});

test('the example client of the documentation plays a match against a bot', async () => {
  const { table, code } = await make(ann, { game: 'combos', seats: 3, bots: [null, EASY] });
  const client = fileURLToPath(new URL('../../../../docs/bot-client.mjs', import.meta.url));
  const running = promisify(execFile)(process.execPath, [client, serving.url, code, 'Dot'], {
    timeout: 60_000,
  });
  const seated = async (): Promise<boolean> =>
    (await look(ann, table)).info!.players.every(({ kind }) => kind !== 'open');
  while (!(await seated())) await new Promise((resolve) => setTimeout(resolve, 20));
  await act(ann, table, { type: 'start' });
  const end = await playOut([ann], table);
  expect((await running).stdout).toBe(`Dot: it is over, ${end.result!.scores.join(' : ')}\n`);
});

test('a chat too long and a move without text are refused before they reach the table', async () => {
  const { table } = await begun([ann, bob], DUEL);
  const long = { id: 'a-long-chat', act: { type: 'chat', text: 'x'.repeat(301) } };
  expect(await ann.fail(`POST /api/tables/${table}/acts`, long)).toMatchObject({
    status: 400,
    where: 'act.text',
  });
  expect(await ann.fail(`POST /api/tables/${table}/moves`, {})).toMatchObject({ status: 400, where: 'text' });
});

test('who chats too much is told to wait, through every door', async () => {
  const eve = await serving.program('Eve');
  const { table } = await make(eve, DUEL);
  const codes: string[] = [];
  for (let i = 0; i < 12; i++) {
    const chat = { id: `chatter-${i}`, act: { type: 'chat', text: 'hello' } };
    const response = await eve.send(`POST /api/tables/${table}/acts`, chat);
    codes.push(response.ok ? 'done' : failureSchema.parse(await response.json()).problem.code);
  }
  expect(codes.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'done'));
  expect(codes).toContain('too-fast');
  const { news } = await look(eve, table);
  expect(news.filter(({ kind }) => kind === 'chatted')).toHaveLength(
    codes.filter((code) => code === 'done').length,
  );
});

test('a player who gives the seat to a bot and takes it back plays on', async () => {
  const { table } = await begun([ann, bob], DUEL);
  await act(ann, table, { type: 'cover', seat: 0 });
  await act(ann, table, { type: 'return' });
  const end = await playOut([ann, bob], table);
  expect(end.news.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['covered', 'returned']));
  expect(seqSchema.parse({ seq: end.seq }).seq).toBeGreaterThan(4);
});
