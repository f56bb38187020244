import { promiseOf } from '@quartet/core';
import { expect, onTestFinished, test } from 'vitest';
import { Events } from '../../src/events/events.ts';
import { ANN, BOB, CID, Node, temporaryFolder } from '../tables/sitting.ts';
import { addOldPromises } from './old-lines.ts';

const PLAN = { game: 'keltis', seats: 2, deals: 4, places: 4 } as const;
const OLD_LINES = 20_000;
const LOOKERS = 20;

/** The shortest of so many times, in milliseconds: what else runs on the machine only makes them longer. */
async function shortest(times: number, work: (n: number) => Promise<unknown>): Promise<number> {
  let found = Number.POSITIVE_INFINITY;
  for (let n = 0; n < times; n++) {
    const from = performance.now();
    await work(n);
    found = Math.min(found, performance.now() - from);
  }
  return found;
}

test('looks, acts and others’ tables are as quick beside an evening of twenty thousand lines as beside a new one', async () => {
  using folder = temporaryFolder();
  await using node = await Node.start(folder.path);
  const events = new Events({ ...node, onError: (error) => void node.errors.push(error) });
  onTestFinished(() => events.close());
  const [short, long] = await Promise.all(
    [ANN, BOB].map(async (host) => {
      const made = await events.create(host, PLAN);
      if (!made.ok) throw new Error(made.problem.message);
      return made.value.event;
    }),
  );
  await addOldPromises(node.store, long!, BOB.id, OLD_LINES);
  const newNode = (): Events => {
    const fresh = new Events({ ...node, onError: (error) => void node.errors.push(error) });
    onTestFinished(() => fresh.close());
    return fresh;
  };
  const alone = await shortest(3, async () => {
    expect((await newNode().look(long!, null))!.seq).toBe(OLD_LINES + 1);
  });
  // Who comes while it is read for the first time shares that.
  const all = await shortest(3, () => {
    const together = newNode();
    return Promise.all(Array.from({ length: LOOKERS }, () => together.look(long!, null)));
  });
  expect(all < 8 * alone).toBe(true);
  const measure = async (event: string, host: typeof ANN) => {
    const { seal } = (await events.look(event, null))!;
    const promise = promiseOf(seal, 'ab'.repeat(32));
    await events.act(event, host, `first-${host.id}`, { type: 'promise', promise });
    const look = await shortest(15, () => events.look(event, null));
    const act = await shortest(9, (n) =>
      events.act(event, host, `again-${n}-00`, { type: 'promise', promise }),
    );
    let isOn = true;
    const lookers = Array.from({ length: LOOKERS }, async () => {
      while (isOn) {
        await events.look(event, null);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    });
    const elsewhere = await shortest(9, () => node.make(CID, { game: 'keltis', seats: 2 }));
    isOn = false;
    await Promise.all(lookers);
    return { look, act, elsewhere };
  };
  const beside = { short: await measure(short!, ANN), long: await measure(long!, BOB) };
  for (const what of ['look', 'act', 'elsewhere'] as const)
    expect([what, beside.long[what] < 10 * beside.short[what]]).toEqual([what, true]);
  expect(node.errors).toEqual([]);
}, 60_000);
