import { games } from '@quartet/catalog';
import { checkCommitment, readRecord, replay } from '@quartet/core';
import type { BotChoice } from '@quartet/protocol';
import { longUnless } from '@quartet/testkit/long';
import { expect, test } from 'vitest';
import { ANN, BOB, Guest, Node, temporaryFolder } from './sitting.ts';

const BOT: BotChoice = { level: 'easy', temper: 'blocking' };
const MEDIUM: BotChoice = { level: 'medium', temper: 'balanced' };

for (const { id: game } of games)
  test(
    `${game}: two people and two bots play to the end; the record verifies`,
    longUnless(game === 'linx'),
    async () => {
      using folder = temporaryFolder();
      await using node = await Node.start(folder.path);
      const table = await node.make(ANN, { game, seats: 4, bots: [null, BOT, null, MEDIUM] });
      await node.act(table, BOB, { type: 'sit' });
      const guests = [ANN, BOB].map((person) => new Guest(node, table, person, `${game} ${person.name}`));
      for (const guest of guests) await guest.sitDown();
      await node.act(table, ANN, { type: 'start' });
      const running = await node.tables.record(table);
      expect(running).not.toHaveProperty('seed');
      expect(running).not.toHaveProperty('deals');
      await Promise.all(guests.map((guest) => guest.over));
      const record = await node.tables.record(table);
      const reading = readRecord(games, JSON.parse(JSON.stringify(record)));
      if (!reading.ok) throw new Error(reading.fault.reason);
      expect(replay(reading.read)).toMatchObject({ ok: true });
      expect(checkCommitment(reading.read, true)).toBe('fits');
      expect((await node.look(table, null)).info!.commitment).toBe(record!.commitment);
      expect(node.errors).toEqual([]);
    },
  );

test('what a returning client missed is told in order, and nothing twice', async () => {
  using folder = temporaryFolder();
  await using node = await Node.start(folder.path);
  const table = await node.make(ANN, { game: 'combos', seats: 2, bots: [null, BOT] });
  const guest = new Guest(node, table, ANN, 'resume');
  await guest.sitDown();
  await node.act(table, ANN, { type: 'start' });
  await guest.over;
  const all = (await node.look(table, ANN)).news;
  expect(all.map(({ seq }) => seq)).toEqual(all.map((_, i) => i + 1));
  const missed = await node.look(table, ANN, all.length - 7);
  expect(missed.whole).toBe(false);
  expect(missed.news).toEqual(all.slice(-7));
  const told = guest.heard.flatMap((message) => (message.type === 'table' ? message.news : []));
  expect(told.map(({ seq }) => seq)).toEqual(all.map(({ seq }) => seq));
});

test('after a restart every table goes on where it stopped', async () => {
  using folder = temporaryFolder();
  let table: string;
  let before: Awaited<ReturnType<Node['look']>>;
  {
    await using node = await Node.start(folder.path);
    table = await node.make(ANN, { game: 'combos', seats: 3, bots: [null, BOT, BOT] });
    await node.act(table, ANN, { type: 'start' });
    await expect.poll(async () => (await node.look(table, ANN)).view?.actor).toBe(0);
    before = await node.look(table, ANN);
  }
  await using node = await Node.start(folder.path);
  const after = await node.look(table, ANN);
  expect(after.view).toEqual(before.view);
  expect(after.news).toEqual(before.news);
  const guest = new Guest(node, table, ANN, 'goes on');
  await guest.sitDown();
  await guest.over;
});

test('a rematch seats the same people at one new table, whoever asks first', async () => {
  using folder = temporaryFolder();
  await using node = await Node.start(folder.path);
  const table = await node.make(ANN, { game: 'combos', seats: 2 });
  await node.act(table, BOB, { type: 'sit' });
  const guests = [ANN, BOB].map((person) => new Guest(node, table, person, person.name));
  for (const guest of guests) await guest.sitDown();
  await node.act(table, ANN, { type: 'start' });
  expect(await node.act(table, ANN, { type: 'rematch' })).toBe('not-over');
  await Promise.all(guests.map((guest) => guest.over));
  const both = [ANN, BOB].map((person) => node.act(table, person, { type: 'rematch' }));
  expect(await Promise.all(both)).toEqual(['done', 'done']);
  const { info } = await node.look(table, ANN);
  const next = await node.look(info!.rematch!, BOB);
  expect(next.viewer).toBe(1);
  expect(next.info).toMatchObject({ status: 'open', first: (info!.first! + 1) % 2 });
  expect(next.news).toHaveLength(1);
});
