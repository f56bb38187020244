import { type LentDatabase, lendDatabase } from '@quartet/testkit/postgres';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../src/people/tokens.ts';
import { openStore } from '../../src/store/open-store.ts';
import type { Store } from '../../src/store/store.ts';
import { newTableId } from '../../src/tables/ids.ts';
import { type Here, Whereabouts } from '../../src/tables/whereabouts.ts';
import { numbersTo } from '../store/units.ts';

let postgres: LentDatabase;
let one: Store;
let two: Store;
beforeAll(async () => {
  postgres = await lendDatabase();
  one = await openStore({ database: postgres.url });
  two = await openStore({ database: postgres.url });
});
afterAll(async () => {
  for (const store of [one, two]) await store?.close();
  await postgres?.[Symbol.asyncDispose]();
});

test('who is at many crowded tables reaches the other nodes, for no note is longer than PostgreSQL takes', async () => {
  const crowd = (): Here => ({ people: numbersTo(150).map(newId), visitors: 7 });
  const tables = new Map(numbersTo(120).map(() => [newTableId(), crowd()] as const));
  const here = new Whereabouts(one, { here: () => [], onChange: () => undefined });
  const there = new Whereabouts(two, { here: () => [], onChange: () => undefined });
  for (const [table, people] of tables) here.say(table, people);
  const told = (): number =>
    [...tables.keys()].filter((table) => {
      const { people, visitors } = there.at(table);
      return people.length === 100 && visitors === 57;
    }).length;
  await expect.poll(told, { timeout: 20_000 }).toBe(tables.size);
  here.close();
  there.close();
});

test('thousands of notes at once keep one connection busy, and the oldest get lost rather than fill the memory', async () => {
  const heard: string[] = [];
  two.onNote((text) => heard.push(text));
  for (const number of numbersTo(5_000)) one.note(`note ${number}`);
  const atWork = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
    where query like 'select pg_notify%' and state = 'active'`.execute(two.db);
  expect(atWork.rows[0]!.n).toBeLessThanOrEqual(1);
  await expect.poll(() => heard.at(-1), { timeout: 20_000 }).toBe('note 5000');
  expect(heard.length).toBeLessThanOrEqual(1_001);
});
