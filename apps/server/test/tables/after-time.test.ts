import { FastRng } from '@quartet/core';
import { expect, test } from 'vitest';
import { SettableNode } from './settable-node.ts';
import { ANN, BOB, randomMove } from './sitting.ts';

const PACE = { kind: 'live', bank: 10, increment: 0 } as const;

/** A match whose clock has so many milliseconds left, the last of which the store has not kept yet; and a move for it. */
async function nearlyUp(here: SettableNode, left: number) {
  const { node } = here;
  const table = await here.begin([ANN, BOB], { pace: PACE });
  const { running } = (await node.look(table, null)).clock!;
  const mover = [ANN, BOB][running!]!;
  const { view } = await node.look(table, mover);
  const text = randomMove('keltis', view!, new FastRng('after time'));
  await here.pass(9);
  here.passUnkept(1_000 - left);
  return { table, mover, move: { type: 'move', text, ply: 0 } as const };
}

test('a move that comes within the time is taken, to the last tenth of a second', async () => {
  await using here = await SettableNode.start();
  const { table, mover, move } = await nearlyUp(here, 100);
  expect(await here.node.act(table, mover, move)).toBe('done');
});

test.each([1, 500, 900])(
  'a move that comes %s ms after the time is refused, and a bot decides',
  async (late) => {
    await using here = await SettableNode.start();
    const { node } = here;
    const { table, mover, move } = await nearlyUp(here, -late);
    expect(await node.act(table, mover, move)).toBe('too-late');
    expect((await node.look(table, null)).ply).toBe(0);
    await here.pass(1);
    await expect.poll(async () => (await node.look(table, null)).ply).toBe(1);
    expect((await node.look(table, null)).news.at(-1)).toMatchObject({ kind: 'moved', hand: 'clock' });
  },
);

test('a move that came in time is not lost by waiting for the server', async () => {
  await using here = await SettableNode.start();
  const { node } = here;
  const { table, mover, move } = await nearlyUp(here, 100);
  const { promise, resolve } = Promise.withResolvers<void>();
  const { append } = node.store;
  node.store.append = async (unit) => {
    await promise;
    return append.call(node.store, unit);
  };
  const said = node.act(table, mover, { type: 'chat', text: 'One moment' });
  const moved = node.act(table, mover, move);
  here.passUnkept(400);
  resolve();
  expect([await said, await moved]).toEqual(['done', 'done']);
});
