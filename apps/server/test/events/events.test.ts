import { games } from '@quartet/catalog';
import { checkCommitment, readRecord, replay } from '@quartet/core';
import { eventFileSchema } from '@quartet/protocol/events';
import { recordSchema } from '@quartet/protocol/http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Serving } from '../http/serving.ts';
import { doAt, open, playMine, see, until } from './evening.ts';

const PLAN = { game: 'combos', seats: 2, deals: 2, rest: 0, places: 4 } as const;

let serving: Serving;
beforeAll(async () => {
  serving = await Serving.start();
});
afterAll(() => serving[Symbol.asyncDispose]());

test('an evening of two people and two bots: the same deals at both tables, ranked, with a file', async () => {
  const [ann, bob] = await Promise.all([serving.program('Ann'), serving.program('Bob')]);
  const event = await open(ann, PLAN);
  await doAt(bob, event, { type: 'join' });
  await doAt(ann, event, { type: 'start' });
  for (let deal = 1; deal <= 2; deal++) {
    await until(ann, event, ({ round }) => round?.deal === deal);
    await Promise.all([playMine(ann, event), playMine(bob, event)]);
    await until(ann, event, ({ played }) => played.length >= deal);
  }
  const over = await until(ann, event, ({ status }) => status === 'over');
  expect(over.ranking).toHaveLength(4);
  expect(over.ranking.reduce((sum, { matchPoints }) => sum + matchPoints, 0)).toBe(2 * 2 * 2);
  const table = over.played[0]![0]!.table;
  const record = await ann.ask(`GET /api/tables/${table}/record`, recordSchema);
  const read = readRecord(games, record);
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  expect(replay(read.read).ok).toBe(true);
  expect(checkCommitment(read.read, true)).toBe('fits');
  const other = await ann.ask(`GET /api/tables/${over.played[0]![1]!.table}/record`, recordSchema);
  expect(other.seed).toBe(record.seed);
  expect(other.first).toBe(record.first);
  await ann.ask(`GET /api/events/${event}/file`, eventFileSchema);
}, 60_000);

test('whoever ends an evening before its last deal is named; where nobody is left, nobody is', async () => {
  const [ann, bob] = await Promise.all([serving.program('Ann'), serving.program('Bob')]);
  const [hosted, left] = [await open(ann, PLAN), await open(ann, PLAN)];
  await doAt(bob, hosted, { type: 'join' });
  for (const event of [hosted, left]) await doAt(ann, event, { type: 'start' });
  expect((await until(bob, hosted, ({ round }) => round !== null)).endedBy).toBe(undefined);
  await doAt(ann, hosted, { type: 'end' });
  await doAt(bob, hosted, { type: 'end' });
  expect(await see(bob, hosted)).toMatchObject({ last: 1, endedBy: 'host' });
  await doAt(ann, left, { type: 'leave' });
  expect((await until(bob, left, ({ status }) => status === 'over')).endedBy).toBe(undefined);
}, 60_000);
