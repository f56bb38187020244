// A store written when Keltis had the options it has in it, opened when the game has one more.
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '@quartet/catalog';
import { checkCommitment, FastRng, type Game, promiseOf, readRecord, replay } from '@quartet/core';
import { expect, test, vi } from 'vitest';
import { endingOf } from '../src/ratings/ending.ts';
import { ANN, BOB, Node, randomMove, temporaryFolder } from './tables/sitting.ts';

vi.mock('@quartet/catalog', async (original) => {
  const catalog = await original<typeof import('@quartet/catalog')>();
  const { oneOptionMore } = await import('@quartet/testkit');
  const later: readonly Game[] = catalog.games.map(oneOptionMore);
  return { ...catalog, games: later, findGame: (id: string) => later.find((game) => game.id === id) };
});

const KEPT = fileURLToPath(new URL('tables/kept/quartet.db', import.meta.url));
const OPEN = 'ktYNeQ2Viu3ICYpKt5GPyg';
const RUNNING = 'mB6f21UTWEt5_zAViW5yrQ';
const OVER = 'pSO2i-uzqfYItq_Tz9rEdQ';
const ADDED = 'a1'.repeat(32);
/** What both tables that were started then were written with. */
const WRITTEN = { removed: 45, pairs: 'same' };

function folderWithKept(): ReturnType<typeof temporaryFolder> {
  const folder = temporaryFolder();
  copyFileSync(KEPT, join(folder.path, 'quartet.db'));
  return folder;
}

/** Whoever must move does, at random, until the match is over. */
async function playOut(node: Node, table: string): Promise<void> {
  const rng = new FastRng(table);
  for (;;) {
    const looks = [await node.look(table, ANN), await node.look(table, BOB)];
    const seen = looks.findIndex(({ view, viewer }) => view!.actor === viewer);
    if (seen < 0) return;
    const text = randomMove('keltis', looks[seen]!.view!, rng);
    expect(await node.act(table, [ANN, BOB][seen]!, { type: 'move', text })).toBe('done');
  }
}

async function recordOf(node: Node, table: string) {
  const record = JSON.parse(JSON.stringify(await node.tables.record(table)));
  const reading = readRecord(games, record);
  if (!reading.ok) throw new Error(reading.fault.reason);
  expect(replay(reading.read)).toMatchObject({ ok: true });
  return { record, deal: checkCommitment(reading.read, true) };
}

test('a match that was running plays on; its record has the promise of then and verifies', async () => {
  using folder = folderWithKept();
  await using node = await Node.start(folder.path);
  const { info, view, ply } = await node.look(RUNNING, ANN);
  expect(ply).toBe(20);
  expect(info!.options).toEqual({ ...WRITTEN, added: 'as before' });
  expect(view).toMatchObject({ table: { options: info!.options } });
  await playOut(node, RUNNING);
  const { record, deal } = await recordOf(node, RUNNING);
  expect(record).toMatchObject({ options: WRITTEN, commitment: info!.commitment });
  expect(deal).toBe('fits');
  expect(node.errors).toEqual([]);
});

test('a match that was over still verifies, and a rematch is played', async () => {
  using folder = folderWithKept();
  await using node = await Node.start(folder.path);
  const { record, deal } = await recordOf(node, OVER);
  expect(record.options).toEqual(WRITTEN);
  expect(deal).toBe('fits');
  expect(await node.act(OVER, ANN, { type: 'rematch' })).toBe('done');
  const again = (await node.look(OVER, ANN)).info!.rematch!;
  expect((await node.look(again, ANN)).info!.options).toEqual({ ...WRITTEN, added: 'as before' });
});

test('a table that nobody had started is started, and keeps the promise it then makes', async () => {
  using folder = folderWithKept();
  await using node = await Node.start(folder.path);
  expect(await node.act(OPEN, ANN, { type: 'start' })).toBe('done');
  const { commitment } = (await node.look(OPEN, ANN)).info!;
  await playOut(node, OPEN);
  const { record, deal } = await recordOf(node, OPEN);
  expect(record.commitment).toBe(commitment);
  expect(deal).toBe('fits');
});

test('a table from before there were seals gets one as soon as somebody watches, and keeps it', async () => {
  using folder = folderWithKept();
  await using node = await Node.start(folder.path);
  expect((await node.look(OPEN, null)).info!.luck).toBeUndefined();
  const watcher = { person: BOB, tell: () => undefined };
  for (let times = 0; times < 2; times++) (await node.tables.watch(OPEN, watcher, 0))!();
  const { info, news } = await node.look(OPEN, null);
  expect(news.filter(({ kind }) => kind === 'sealed')).toHaveLength(1);
  const { seal } = info!.luck!;
  expect(await node.act(OPEN, ANN, { type: 'promise', promise: promiseOf(seal, ADDED) })).toBe('done');
  expect(await node.act(OPEN, ANN, { type: 'start' })).toBe('done');
  expect(await node.act(OPEN, ANN, { type: 'contribute', contribution: ADDED })).toBe('done');
  await expect.poll(async () => (await node.look(OPEN, null)).info!.status).toBe('playing');
  await playOut(node, OPEN);
  const { record, deal } = await recordOf(node, OPEN);
  expect([deal, record.luck.seal, record.luck.contributions]).toEqual(['fits', seal, [ADDED, 'left-out']]);
});

test('a match that was dealt before says nothing of luck', async () => {
  using folder = folderWithKept();
  await using node = await Node.start(folder.path);
  for (const table of [RUNNING, OVER]) expect((await node.look(table, ANN)).info!.luck).toBeUndefined();
  expect((await recordOf(node, OVER)).record.luck).toBeUndefined();
});

test('the edition by which it was played is still that edition', async () => {
  using folder = folderWithKept();
  await using node = await Node.start(folder.path);
  await node.act(OPEN, ANN, { type: 'start' });
  await playOut(node, OPEN);
  expect(endingOf((await node.store.load(OPEN))!)!.edition).toBe('manual');
});
