import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { games } from '@quartet/catalog';
import { readRecord, replay } from '@quartet/core';
import { doneSchema, recordSchema, tableListSchema, whoSchema } from '@quartet/protocol/http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { act, begun, look, make, playOut } from '../http/playing.ts';
import { Serving } from '../http/serving.ts';

let serving: Serving;
beforeAll(async () => {
  serving = await Serving.start();
});
afterAll(() => serving[Symbol.asyncDispose]());

/** Everything the store holds, as text. */
function everything(): string {
  const db = new DatabaseSync(join(serving.data, 'quartet.db'), { readOnly: true });
  const tables = db.prepare("select name from sqlite_master where type = 'table'").all();
  const rows = tables.flatMap(({ name }) => db.prepare(`select * from "${name}"`).all());
  db.close();
  return JSON.stringify(rows);
}

test('my data comes as a file: who I am, where I sit, what I said and played', async () => {
  const ann = await serving.guest('Ann');
  const { table } = await begun([ann, await serving.guest('Bob')], { game: 'linko', seats: 2 });
  await act(ann, table, { type: 'chat', text: 'good luck' });
  const response = await ann.send('GET /api/me/export');
  expect(response.headers.get('content-disposition')).toContain('quartet-my-data.json');
  const mine = (await response.json()) as Record<string, unknown>;
  expect(mine).toMatchObject({
    me: (await ann.ask('GET /api/me', whoSchema)).me,
    tables: [{ id: table, game: 'linko' }],
    said: [{ table, kind: 'chatted', text: 'good luck' }],
    sessions: [{ kind: 'browser' }],
  });
  expect(JSON.stringify(mine)).not.toContain(ann.cookie!.slice('quartet='.length));
});

test('who deletes their data leaves no name, login, word, address or time zone behind, and the games go on', async () => {
  const ann = await serving.guest('Annabella');
  const bob = await serving.guest('Bob');
  const login = 'annabella-of-old';
  await ann.ask('POST /api/me/password', whoSchema, { login, password: 'correct horse battery' });
  const over = await begun([ann, bob], { game: 'combos', seats: 2 });
  await act(ann, over.table, { type: 'chat', text: 'my own words' });
  await act(ann, over.table, { type: 'webhook', url: 'https://annabella.example/hook' });
  await playOut([ann, bob], over.table);
  const running = await begun([ann, bob], { game: 'linko', seats: 2 });
  const timed = await make(ann, { game: 'combos', seats: 2, zone: 'Antarctica/Troll' });
  await act(bob, timed.table, { type: 'sit' });
  await act(ann, timed.table, { type: 'start' });
  await playOut([ann, bob], timed.table);
  const waiting = await make(ann, { game: 'linko', seats: 2, listed: true, zone: 'Antarctica/Troll' });
  const his = await make(bob, { game: 'linko', seats: 3, zone: 'Europe/Berlin' });
  await act(ann, his.table, { type: 'sit', zone: 'Antarctica/Troll' });
  await act(ann, his.table, { type: 'stand' });
  expect(everything()).toContain('Annabella');
  expect(everything()).toContain('Antarctica');
  const mine = (await (await ann.send('GET /api/me/export')).json()) as { records: unknown[] };
  expect(mine.records.map((record) => readRecord(games, record).ok)).toEqual([true, true]);

  await ann.ask('DELETE /api/me', doneSchema);
  const left = everything();
  for (const trace of ['Annabella', login, 'my own words', 'annabella.example', 'Antarctica'])
    expect(left).not.toContain(trace);
  expect(left).toContain('Europe/Berlin');

  const seen = await look(bob, over.table);
  expect(JSON.stringify(seen)).not.toMatch(/Annabella|my own words/);
  expect(seen.info!.players[0]).toMatchObject({ kind: 'person', person: { name: '–' } });
  const record = await bob.ask(`GET /api/tables/${over.table}/record`, recordSchema);
  const reading = readRecord(games, record);
  expect(reading.ok && replay(reading.read).ok).toBe(true);
  expect((await look(bob, running.table)).info!.players[0]).toMatchObject({ kind: 'bot', left: true });
  await playOut([bob], running.table);
  expect((await bob.fail(`GET /api/tables/${waiting.table}`)).code).toBe('no-table');
});

test('not even the bytes of the file know who was deleted', async () => {
  await using closing = await Serving.start();
  const ann = await closing.guest('Annabella');
  await closing.guest('Bobbolino');
  const { table } = await make(ann, { game: 'linko', seats: 2 });
  await act(ann, table, { type: 'chat', text: 'my own words' });
  await ann.ask('DELETE /api/me', doneSchema);
  await closing.stop();
  const bytes = readFileSync(join(closing.data, 'quartet.db'), 'latin1');
  expect(bytes).toContain('Bobbolino');
  expect(bytes).not.toMatch(/Annabella|my own words/);
});

test('the deleted person is nobody, and others keep their own', async () => {
  const [ann, bob] = [await serving.guest('Ann'), await serving.guest('Bob')];
  await make(bob, { game: 'linko', seats: 2 });
  const cookie = ann.cookie;
  await ann.ask('DELETE /api/me', doneSchema);
  ann.cookie = cookie;
  expect((await ann.ask('GET /api/me', whoSchema)).me).toBe(null);
  expect((await bob.ask('GET /api/me/tables', tableListSchema)).tables).toHaveLength(1);
});
