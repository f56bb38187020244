import { FastRng } from '@quartet/core';
import type { BotChoice } from '@quartet/protocol';
import { expect, test } from 'vitest';
import { ANN, BOB, Node, randomMove, temporaryFolder } from './sitting.ts';

const BOT: BotChoice = { level: 'easy', temper: 'cautious' };
const HOUR = 3_600_000;

async function keltisForTwo(node: Node, rated = true): Promise<string> {
  const table = await node.make(ANN, {
    game: 'keltis',
    seats: 2,
    rated,
    pace: { kind: 'live', bank: 3600, increment: 5 },
  });
  await node.act(table, BOB, { type: 'sit' });
  await node.act(table, ANN, { type: 'start' });
  return table;
}

async function actor(node: Node, table: string): Promise<typeof ANN> {
  return [ANN, BOB][(await node.look(table, null)).view!.actor as number]!;
}

test('the clock of whoever must move runs, and a move gives the increment', async () => {
  using folder = temporaryFolder();
  await using node = await Node.start(folder.path);
  const table = await keltisForTwo(node);
  const before = (await node.look(table, null)).clock!;
  const mover = before.running!;
  expect(before.until! - Date.now()).toBeGreaterThan(HOUR - 60_000);
  const person = [ANN, BOB][mover]!;
  const rng = new FastRng('clock');
  while ((await actor(node, table)) === person) {
    const { view } = await node.look(table, person);
    await node.act(table, person, { type: 'move', text: randomMove('keltis', view!, rng) });
  }
  const after = (await node.look(table, null)).clock!;
  expect(after.running).toBe(1 - mover);
  // Two decisions a turn: laying and drawing.
  expect(after.banks[mover]).toBeGreaterThan(HOUR);
});

test('when time is up a bot moves for the seat, visibly, and once', async () => {
  using folder = temporaryFolder();
  let table: string;
  {
    await using node = await Node.start(folder.path);
    table = await keltisForTwo(node);
    // The hour has passed.
    await node.store.db.updateTable('deadline').set({ at: 1 }).execute();
  }
  await using node = await Node.start(folder.path);
  await expect.poll(async () => (await node.look(table, null)).ply).toBe(1);
  const { news } = await node.look(table, null);
  expect(news.at(-1)).toMatchObject({ kind: 'moved', hand: 'clock', by: null });
});

test('while the match is paused no clock runs and nobody moves', async () => {
  using folder = temporaryFolder();
  await using node = await Node.start(folder.path);
  const table = await keltisForTwo(node, false);
  const person = await actor(node, table);
  expect(await node.act(table, BOB, { type: 'pause' })).toBe('not-host');
  expect(await node.act(table, ANN, { type: 'pause' })).toBe('done');
  expect((await node.look(table, null)).clock).toMatchObject({ running: null, until: null });
  const { view } = await node.look(table, person);
  const text = randomMove('keltis', view!, new FastRng('paused'));
  expect(await node.act(table, person, { type: 'move', text })).toBe('not-playing');
  expect(await node.act(table, ANN, { type: 'resume' })).toBe('done');
  expect((await node.look(table, null)).clock!.until! - Date.now()).toBeGreaterThan(HOUR - 60_000);
  expect(await node.act(table, person, { type: 'move', text })).toBe('done');
});

test('the host of a casual table may give more time, and the deadline that is stored moves', async () => {
  using folder = temporaryFolder();
  await using node = await Node.start(folder.path);
  const table = await keltisForTwo(node, false);
  const { until } = (await node.look(table, null)).clock!;
  const due = async (): Promise<number> => (await node.store.load(table))!.deadline!.at;
  const before = await due();
  expect(await node.act(table, ANN, { type: 'extend', seconds: 600 })).toBe('done');
  expect((await node.look(table, null)).clock!.until! - until!).toBe(600_000);
  expect((await due()) - before).toBe(600_000);
});

test('the time the server was down is nobody’s', async () => {
  using folder = temporaryFolder();
  let table: string;
  let until: number;
  {
    await using node = await Node.start(folder.path);
    table = await keltisForTwo(node);
    until = (await node.look(table, null)).clock!.until!;
  }
  const later = { daytime: () => Date.now() + 2 * HOUR, running: () => performance.now(), working: () => 0 };
  await using node = await Node.start(folder.path, later);
  const after = (await node.look(table, null)).clock!.until!;
  expect(after - until).toBeGreaterThan(2 * HOUR - 60_000);
  expect((await node.look(table, null)).ply).toBe(0);
});

test('a bot plays for me until I come back', async () => {
  using folder = temporaryFolder();
  await using node = await Node.start(folder.path);
  const table = await node.make(ANN, { game: 'keltis', seats: 2, bots: [null, BOT] });
  expect(await node.act(table, ANN, { type: 'cover', seat: 0 })).toBe('not-playing');
  await node.act(table, ANN, { type: 'start' });
  expect(await node.act(table, ANN, { type: 'cover', seat: 0 })).toBe('done');
  await expect.poll(async () => (await node.look(table, null)).ply).toBeGreaterThan(6);
  const { news } = await node.look(table, null);
  expect(news.some(({ hand }) => hand === 'cover')).toBe(true);
  await node.act(table, ANN, { type: 'return' });
  const { info } = await node.look(table, null);
  if (info!.status === 'playing') expect(info!.players[0]).toMatchObject({ cover: null });
});

test('nobody may hand over the seat of somebody who is here', async () => {
  using folder = temporaryFolder();
  await using node = await Node.start(folder.path);
  const table = await node.make(ANN, { game: 'keltis', seats: 2 });
  await node.act(table, BOB, { type: 'sit' });
  await node.act(table, ANN, { type: 'start' });
  expect(await node.act(table, ANN, { type: 'cover', seat: 1 })).toBe('not-away');
});

test('the time in which nobody could come back makes nobody long away', async () => {
  using folder = temporaryFolder();
  let [daytime, running] = [Date.now(), 0];
  await using node = await Node.start(folder.path, {
    daytime: () => daytime,
    running: () => running,
    working: () => 0,
  });
  const pass = async (seconds: number): Promise<void> => {
    for (let second = 0; second < seconds; second++) {
      running += 1_000;
      await node.tables.time.beat();
    }
  };
  await pass(11);
  const table = await keltisForTwo(node);
  const cover = (): Promise<string> => node.act(table, ANN, { type: 'cover', seat: 1 });
  daytime += HOUR;
  expect(await cover()).toBe('not-away');
  running += HOUR;
  expect(await cover()).toBe('not-away');
  await pass(60);
  expect(await cover()).toBe('not-away');
  await pass(90);
  expect(await cover()).toBe('done');
});

test('whoever leaves a running match leaves it to a bot, and the match goes on', async () => {
  using folder = temporaryFolder();
  await using node = await Node.start(folder.path);
  const table = await node.make(ANN, { game: 'keltis', seats: 2 });
  await node.act(table, BOB, { type: 'sit' });
  await node.act(table, ANN, { type: 'start' });
  await node.act(table, ANN, { type: 'stand' });
  await node.act(table, BOB, { type: 'stand' });
  await expect
    .poll(async () => (await node.look(table, null)).info!.status, { timeout: 20_000 })
    .toBe('over');
});
