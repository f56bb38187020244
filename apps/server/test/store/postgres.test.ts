import { type LentDatabase, lendDatabase } from '@quartet/testkit/postgres';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MIGRATIONS } from '../../src/store/migrations.ts';
import { openStore } from '../../src/store/open-store.ts';
import { NoPerson, type Store } from '../../src/store/store.ts';
import { empty, testConformance } from './conformance.ts';
import { newTable, numbersTo, unit } from './units.ts';

describe('PostgreSQL, three nodes', () => {
  let postgres: LentDatabase;
  let nodes: readonly [Store, Store, Store];
  beforeAll(async () => {
    postgres = await lendDatabase();
    const open = () => openStore({ database: postgres.url, connections: 4 });
    nodes = await Promise.all([open(), open(), open()]);
  });
  afterAll(async () => {
    for (const store of nodes ?? []) await store.close();
    await postgres?.[Symbol.asyncDispose]();
  });

  testConformance(async () => {
    await empty(nodes[0]);
    return nodes;
  });

  test('moves are stored while a chat message waits for a deletion of its person that has not ended', async () => {
    const [a] = nodes;
    const row = { id: 'ada', name: 'Ada', emblem: 'fox', created: 1, login: null, password: null };
    await a.db.insertInto('person').values(row).execute();
    const deleting = new Client({ connectionString: postgres.url });
    await deleting.connect();
    await deleting.query("begin; delete from person where id = 'ada'");
    const chats = numbersTo(3).map(() => a.append(unit(newTable(), 1, { mustExist: ['ada'] })));
    const refused = Promise.allSettled(chats);
    let isRefused = false;
    void refused.then(() => {
      isRefused = true;
    });
    for (const _ of numbersTo(20)) expect(await a.append(unit(newTable(), 1))).toBe('stored');
    expect(isRefused).toBe(false);
    await deleting.query('commit');
    await deleting.end();
    expect((await refused).map((one) => one.status === 'rejected' && one.reason)).toEqual(
      chats.map(() => new NoPerson('ada')),
    );
  });

  test('hints reach the other nodes, the newest for each table, and not the one that gave them', async () => {
    const [a, b, c] = nodes;
    const heard: Record<'a' | 'b' | 'c', Map<string, number>> = { a: new Map(), b: new Map(), c: new Map() };
    a.onHint((table, seq) => heard.a.set(table, seq));
    b.onHint((table, seq) => heard.b.set(table, seq));
    c.onHint((table, seq) => heard.c.set(table, seq));
    // What others write into the channel harms nobody.
    for (const note of ['', '5', '["x", 3]', '[]'])
      await sql`select pg_notify('quartet_hint', ${note})`.execute(a.db);
    const given = new Map(numbersTo(300).map((number) => [newTable(), number]));
    for (const [table, seq] of given) {
      a.hint(table, seq - 1);
      a.hint(table, seq);
    }
    await expect.poll(() => [heard.b, heard.c], { timeout: 20_000 }).toEqual([given, given]);
    expect(heard.a.size).toBe(0);
  });

  test('four nodes that start at once on an empty database migrate it once', async () => {
    await using fresh = await lendDatabase();
    const database = fresh.url;
    const started = await Promise.all(numbersTo(4).map(() => openStore({ database, connections: 2 })));
    const table = newTable();
    const outcomes = await Promise.all(started.map((store) => store.append(unit(table, 1))));
    expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(1);
    const migrations = await sql<{ name: string }>`select name from kysely_migration`.execute(started[3]!.db);
    expect(migrations.rows.map(({ name }) => name)).toEqual(Object.keys(MIGRATIONS));
    for (const store of started) await store.close();
  });

  test('closing waits for what was asked before, and nothing can be asked after', async () => {
    const store = await openStore({ database: postgres.url, connections: 2 });
    const asked = numbersTo(50).map(() => store.append(unit(newTable(), 1)));
    await store.close();
    await store.close();
    expect(new Set(await Promise.all(asked))).toEqual(new Set(['stored']));
    await expect(store.append(unit(newTable(), 1))).rejects.toThrow('The store is closed.');
  });

  test('a database that cannot be used is refused with a sentence that keeps the password to itself', async () => {
    const nowhere = openStore({ database: 'postgres://ada:hunter2@127.0.0.1:9/quartet' });
    await expect(nowhere).rejects.toThrow(
      'PostgreSQL cannot be used (127.0.0.1:9, database quartet): connect ECONNREFUSED',
    );
    await expect(nowhere).rejects.not.toThrow('hunter2');
    await expect(openStore({ database: postgres.url.replace(/\w+\?/, 'none?') })).rejects.toThrow(
      'database "none" does not exist',
    );
    await expect(openStore({ database: 'postgres://ada:hunter2@[' })).rejects.toThrow(
      'The address of the database cannot be read',
    );
  });
});
