import type { ServerMessage } from '@quartet/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ANN, BOB, Node, temporaryFolder } from './sitting.ts';

type Presence = Extract<ServerMessage, { type: 'presence' }>;

let folder: ReturnType<typeof temporaryFolder>;
let node: Node;
let table = '';

beforeEach(async () => {
  folder = temporaryFolder();
  node = await Node.start(folder.path);
  table = await node.make(ANN, { game: 'keltis', seats: 2 });
  await node.act(table, BOB, { type: 'sit' });
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await node[Symbol.asyncDispose]();
  folder[Symbol.dispose]();
});

/** Somebody at the table; what they are told of who is here. */
async function come(person: typeof ANN | null) {
  const told: Presence[] = [];
  const tell = (text: string): void => {
    const message: ServerMessage = JSON.parse(text);
    if (message.type === 'presence') told.push(message);
  };
  const leave = (await node.tables.watch(table, { person, tell }, 0))!;
  return { told, leave };
}

const aMoment = (): void => void vi.advanceTimersByTime(1_000);

test('whoever comes is told at once who is here; the others hear of a crowd in one message', async () => {
  const ann = await come(ANN);
  expect(ann.told).toMatchObject([{ away: [{ seat: 0, since: null }, { seat: 1 }], watchers: 0 }]);
  aMoment();
  const crowd = await Promise.all(Array.from({ length: 40 }, () => come(null)));
  aMoment();
  expect(ann.told.slice(1)).toMatchObject([{ watchers: 40 }]);
  for (const { told } of crowd) {
    expect(told.length).toBeLessThanOrEqual(2);
    expect(told.at(-1)).toMatchObject({ watchers: 40 });
  }
  for (const { leave } of crowd) leave();
  aMoment();
  expect(ann.told.slice(2)).toMatchObject([{ watchers: 0 }]);
});

test('nobody is told what they know: a second line of somebody, or one who is back before it was told', async () => {
  const ann = await come(ANN);
  const bob = await come(BOB);
  aMoment();
  const before = [ann.told.length, bob.told.length];
  const second = await come(BOB);
  bob.leave();
  const visitor = await come(null);
  visitor.leave();
  aMoment();
  expect([ann.told.length, bob.told.length]).toEqual(before);
  second.leave();
  aMoment();
  expect(ann.told.at(-1)!.away[1]!.since).toBeGreaterThan(0);
});
