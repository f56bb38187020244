import { queryObjects } from 'node:v8';
import { Match } from '@quartet/core';
import { expect, test } from 'vitest';
import { ANN, BOB, Guest, Node, temporaryFolder } from './tables/sitting.ts';

const SECOND = 1000;
const TABLES = 3;

/** So many there are after a collection, whoever may hold them: a room holds its state, and that its match. */
function matchesHeld(): number {
  return queryObjects(Match, { format: 'count' });
}

async function playToTheEnd(node: Node, n: number): Promise<readonly [string, readonly Guest[]]> {
  const table = await node.make(ANN, { game: 'combos', seats: 2 });
  await node.act(table, BOB, { type: 'sit' });
  const guests = [ANN, BOB].map((person) => new Guest(node, table, person, `${n} ${person.name}`));
  for (const guest of guests) await guest.sitDown();
  await node.act(table, ANN, { type: 'start' });
  await Promise.all(guests.map((guest) => guest.over));
  return [table, guests];
}

/** How many tables are in memory after so long; whoever still sees to a table's turn is waited for. */
async function heldAfter(node: Node, time: number): Promise<number> {
  await node.tables.tidy(Date.now() + time);
  return node.tables.inMemory;
}

test('of tables where the match is over nothing is held once everybody has left', async () => {
  using folder = temporaryFolder();
  await using node = await Node.start(folder.path);
  node.fallSilent();
  const played: (readonly [string, readonly Guest[]])[] = [];
  for (let n = 0; n < TABLES; n++) played.push(await playToTheEnd(node, n));
  const before = await node.look(played[0]![0], ANN);
  await node.tables.tidy(Date.now() + 60 * SECOND);
  expect(node.tables.inMemory).toBe(TABLES);
  for (const [, guests] of played) for (const guest of guests) guest.leave();
  await expect.poll(() => heldAfter(node, 5 * SECOND)).toBe(0);
  // For a moment more a room is held by what it has to say of who left.
  await expect.poll(matchesHeld).toBe(0);
  expect(await node.look(played[0]![0], ANN)).toEqual(before);
});

test('a table where the match runs rests longer before it is let go, and one that is asked for is not', async () => {
  using folder = temporaryFolder();
  await using node = await Node.start(folder.path);
  node.fallSilent();
  const table = await node.make(ANN, { game: 'keltis', seats: 2 });
  await node.act(table, BOB, { type: 'sit' });
  await node.act(table, ANN, { type: 'start' });
  await node.tables.tidy(Date.now() + 20 * SECOND);
  expect(node.tables.inMemory).toBe(1);
  const asked = node.look(table, BOB);
  await node.tables.tidy(Date.now() + 40 * SECOND);
  expect(node.tables.inMemory).toBe(1);
  await asked;
  await expect.poll(() => heldAfter(node, 40 * SECOND)).toBe(0);
});
