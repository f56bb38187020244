import { findGame } from '@quartet/catalog';
import { Match, secretSeed, tableFor } from '@quartet/core';
import { LONG } from '@quartet/testkit/long';
import { expect, test } from 'vitest';
import { ALLOWED } from '../../src/allowed.ts';
import { BotLine } from '../../src/bots/bot-line.ts';
import { BotPool } from '../../src/bots/bot-pool.ts';
import { openStore } from '../../src/store/open-store.ts';
import { Tables } from '../../src/tables/tables.ts';
import { numbersTo } from '../store/units.ts';
import { onBothStores } from './on-both-stores.ts';
import { ANN, addPeople, BOB, temporaryFolder } from './sitting.ts';

const EASY = { level: 'easy', temper: 'balanced' } as const;

test('hosts take turns, however many tables one of them has', () => {
  const line = new BotLine<string>();
  for (const n of numbersTo(57)) line.add({ host: 'ann', isAwaited: true }, `ann ${n}`);
  line.add({ host: 'bob', isAwaited: true }, 'bob 1');
  line.add({ host: 'bob', isAwaited: true }, 'bob 2');
  expect(numbersTo(5).map(() => line.next())).toEqual(['ann 1', 'bob 1', 'ann 2', 'bob 2', 'ann 3']);
});

test('tables where somebody waits come first; the others are not forgotten', () => {
  const line = new BotLine<string>();
  for (const n of numbersTo(9)) line.add({ host: 'ann', isAwaited: false }, `quiet ${n}`);
  for (const n of numbersTo(9)) line.add({ host: 'bob', isAwaited: true }, `awaited ${n}`);
  const order = numbersTo(18).map(() => line.next()!.split(' ')[0]);
  expect(order.slice(0, 4)).toEqual(['awaited', 'awaited', 'awaited', 'quiet']);
  expect(order.slice(0, 12).filter((kind) => kind === 'quiet')).toHaveLength(3);
  expect(line.size).toBe(0);
});

test('when the line is full, the newest of whoever has most comes again later', () => {
  const line = new BotLine<string>();
  for (const n of numbersTo(3)) line.add({ host: 'ann', isAwaited: false }, `ann ${n}`);
  line.add({ host: 'bob', isAwaited: false }, 'bob 1');
  line.add({ host: 'bob', isAwaited: true }, 'bob 2');
  expect([line.drop(), line.drop()]).toEqual(['ann 3', 'ann 2']);
  expect([line.next(), line.next(), line.next()]).toEqual(['bob 2', 'ann 1', 'bob 1']);
});

test('the turn of somebody who waits is thought of next, behind sixty tables of bots', async () => {
  const pool = new BotPool(1);
  const game = findGame('keltis')!;
  const match = Match.start(game, tableFor(game, 2), secretSeed(new Uint8Array(32)));
  const task = { game: game.id, bot: EASY, view: match.view(match.actor), budget: 1 };
  let thought = 0;
  const others = numbersTo(60).map(() =>
    pool.think(task, { host: 'ann', isAwaited: false }).then(() => thought++),
  );
  expect(await pool.think(task, { host: 'bob', isAwaited: true })).toMatch(/\w/);
  expect(thought).toBeLessThan(4);
  await Promise.all(others);
  await pool.close();
});

test('where nobody plays and nobody looks on, bots think shortly, and the match ends', async () => {
  using folder = temporaryFolder();
  const store = await openStore({ data: folder.path });
  await addPeople(store);
  const onError = (error: unknown): never => {
    throw error;
  };
  // As it is, each turn of a hard bot would take half a minute.
  const tables = new Tables(store, { botFloor: 0, botBudget: 30_000, workers: 1, onError });
  const hard = { ...EASY, level: 'hard' } as const;
  const made = await tables.create(ANN, { game: 'combos', seats: 2, bots: [hard, hard] });
  if (!made.ok) throw new Error(made.problem.message);
  await tables.act(made.value.table, ANN, 'start-it-now', { type: 'start' });
  const status = async () => (await tables.look(made.value.table, null, 0))!.info!.status;
  await expect.poll(status, { timeout: 25_000 }).toBe('over');
  await tables.close();
  await store.close();
}, 30_000);

onBothStores({ PostgreSQL: LONG }, (place) => {
  test('a host has so many running matches; one that ended makes room, and others are not concerned', async () => {
    const { store, tables } = place;
    const start = async (host: typeof ANN): Promise<string> => {
      const made = await tables.create(host, { game: 'keltis', seats: 2, bots: [EASY, EASY] });
      if (!made.ok) throw new Error(made.problem.message);
      const started = await tables.act(made.value.table, host, 'start-it-now', { type: 'start' });
      return started.ok ? 'done' : started.problem.code;
    };
    // Asked for at once, each counts those before it.
    const begun = await Promise.all(numbersTo(ALLOWED.runningTables + 15).map(() => start(ANN)));
    expect(begun.filter((outcome) => outcome === 'done')).toHaveLength(ALLOWED.runningTables);
    expect(begun.filter((outcome) => outcome === 'full')).toHaveLength(15);
    expect(await start(ANN)).toBe('full');
    expect(await start(BOB)).toBe('done');
    const { table_id } = await store.db
      .selectFrom('summary')
      .select('table_id')
      .where('host', '=', ANN.id)
      .where('status', '=', 'playing')
      .executeTakeFirstOrThrow();
    await store.db.updateTable('summary').set({ status: 'over' }).where('table_id', '=', table_id).execute();
    expect(await start(ANN)).toBe('done');
  });
});
