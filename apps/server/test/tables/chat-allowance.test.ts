import { type LentDatabase, lendDatabase } from '@quartet/testkit/postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ALLOWED } from '../../src/allowed.ts';
import { openStore } from '../../src/store/open-store.ts';
import type { Store } from '../../src/store/store.ts';
import { canChatAgain } from '../../src/tables/chat-allowance.ts';
import type { Told } from '../../src/tables/lines.ts';
import { Tables } from '../../src/tables/tables.ts';
import { ANN, addPeople, BOB } from './sitting.ts';

const { burst, perSecond } = ALLOWED.chats;
const EVERY = 1_000 / perSecond;

let postgres: LentDatabase;
let stores: Store[];
let nodes: Tables[];
beforeAll(async () => {
  postgres = await lendDatabase();
  stores = [];
  for (let node = 0; node < 3; node++) stores.push(await openStore({ database: postgres.url }));
  nodes = stores.map(
    (store) => new Tables(store, { botFloor: 0, botBudget: 2, workers: 0, onError: () => undefined }),
  );
  await addPeople(stores[0]!);
});
afterAll(async () => {
  for (const node of nodes ?? []) await node.close();
  for (const store of stores ?? []) await store.close();
  await postgres?.[Symbol.asyncDispose]();
});

test('three nodes take no more chat of one person at a table than one', async () => {
  const made = await nodes[0]!.create(ANN, { game: 'keltis', seats: 2 });
  if (!made.ok) throw new Error(made.problem.message);
  const { table } = made.value;
  await nodes[0]!.act(table, BOB, 'bob-sits-down', { type: 'sit' });
  const began = performance.now();
  const answers = await Promise.all(
    nodes.flatMap((node, n) =>
      Array.from({ length: burst }, (_, number) =>
        node.act(table, BOB, `said-at-${n}-number-${number}`, { type: 'chat', text: `${n} ${number}` }),
      ),
    ),
  );
  const refilled = (performance.now() - began) / EVERY;
  const taken = answers.filter(({ ok }) => ok).length;
  expect(taken).toBeGreaterThanOrEqual(burst);
  expect(taken).toBeLessThanOrEqual(burst + refilled + 1);
  const codes = answers.flatMap((answer) => (answer.ok ? [] : [answer.problem.code]));
  expect(new Set(codes)).toEqual(new Set(['too-fast']));
  // Others may still speak.
  expect(await nodes[1]!.act(table, ANN, 'ann-says-this', { type: 'chat', text: 'Hi' })).toMatchObject({
    ok: true,
  });
});

test('who speaks as often as is allowed, or after a pause, is never told to wait', () => {
  const said: Told[] = [];
  const say = (at: number): boolean => {
    const may = canChatAgain({ told: said }, 'ann', at);
    if (may)
      said.push({
        seq: 1,
        at,
        by: 'ann',
        id: null,
        line: { kind: 'chatted', text: 'Hi' },
        ply: null,
        events: [],
      });
    return may;
  };
  const start = 1_800_000_000_000;
  for (let n = 0; n < 100; n++) expect(say(start + n * EVERY)).toBe(true);
  const later = start + 200 * EVERY;
  expect(Array.from({ length: burst + 1 }, () => say(later))).toEqual([...Array(burst).fill(true), false]);
  expect(say(later + EVERY)).toBe(true);
  expect(say(later + EVERY)).toBe(false);
});
