import type { Clock, Pace } from '@quartet/protocol';
import { expect, test } from 'vitest';
import { TableClock } from '../../src/tables/clock.ts';
import { ANN, BOB, CID, SettableNode } from './settable-node.ts';

const TEN_DAYS = 864_000;
const LIVE: Pace = { kind: 'live', bank: 60, increment: 0 };
const CASUAL = { pace: LIVE, rated: false } as const;

/** Seconds each seat has left, the one whose clock runs included. */
async function secondsLeft({ node }: SettableNode, table: string): Promise<number[]> {
  const { running, until, banks } = (await node.look(table, null)).clock!;
  const now = node.tables.time.daytimeOf(node.tables.time.now());
  return banks.map((bank, seat) => Math.round((seat === running ? until! - now : bank) / 1_000));
}

test('the host of a rated match cannot give time to one seat, nor ten days to anybody', async () => {
  await using here = await SettableNode.start();
  const table = await here.begin([ANN, BOB], { pace: LIVE });
  const seat = (await here.node.look(table, ANN)).viewer as number;
  expect(await here.node.act(table, ANN, { type: 'extend', seat, seconds: TEN_DAYS })).toBe('full');
  expect(await secondsLeft(here, table)).toEqual([60, 60]);
  await here.done(table, ANN, { type: 'extend', seat, seconds: 60 });
  expect(await secondsLeft(here, table)).toEqual([60, 60]);
});

test('in a rated match more time is for all seats, with the yes of everybody, and never more than the bank again', async () => {
  await using here = await SettableNode.start();
  const { node } = here;
  const table = await here.begin([ANN, BOB, CID], { pace: LIVE });
  await here.done(table, ANN, { type: 'extend', seconds: 40 });
  expect((await here.info(table)).asking).toEqual({
    id: 1,
    what: 'time',
    by: ANN,
    seconds: 40,
    needs: [BOB.id, CID.id],
  });
  await here.done(table, BOB, { type: 'answer', ask: 1, yes: true });
  expect(await secondsLeft(here, table)).toEqual([60, 60, 60]);
  await here.done(table, CID, { type: 'answer', ask: 1, yes: true });
  expect(await secondsLeft(here, table)).toEqual([100, 100, 100]);
  expect(await node.act(table, ANN, { type: 'extend', seconds: 21 })).toBe('full');
  expect(await node.act(table, BOB, { type: 'ask', what: 'time', seconds: 20 })).toBe('done');
  expect((await here.info(table)).asking!.needs).toEqual([ANN.id, CID.id]);
});

test('a bot that plays for somebody does not take their yes from them in a rated match', async () => {
  await using here = await SettableNode.start();
  const table = await here.begin([ANN, BOB], { pace: LIVE });
  await here.done(table, BOB, { type: 'cover', seat: 1 });
  await here.done(table, ANN, { type: 'extend', seconds: 60 });
  expect((await here.info(table)).asking!.needs).toEqual([BOB.id]);
});

test('at a casual table the host gives everybody a minute at once, ten times the bank at most', async () => {
  await using here = await SettableNode.start();
  const { node } = here;
  const table = await here.begin([ANN, BOB], CASUAL);
  await here.done(table, ANN, { type: 'extend', seconds: 60 });
  expect(await secondsLeft(here, table)).toEqual([120, 120]);
  expect(await node.act(table, BOB, { type: 'extend', seconds: 60 })).toBe('not-host');
  await here.done(table, BOB, { type: 'ask', what: 'time', seconds: 60 });
  expect((await here.info(table)).asking).toMatchObject({ what: 'time', needs: [ANN.id] });
  await here.done(table, ANN, { type: 'answer', ask: 1, yes: true });
  expect(await secondsLeft(here, table)).toEqual([180, 180]);
  expect(await node.act(table, ANN, { type: 'extend', seconds: TEN_DAYS })).toBe('full');
  await here.done(table, ANN, { type: 'extend', seconds: 480 });
  expect(await node.act(table, ANN, { type: 'extend', seconds: 1 })).toBe('full');
  expect((await node.look(table, null)).news.at(-1)).toMatchObject({ kind: 'extended', seconds: 480 });
});

test('time given during a pause is there when the match goes on', async () => {
  await using here = await SettableNode.start();
  const table = await here.begin([ANN, BOB], CASUAL);
  await here.done(table, ANN, { type: 'pause' });
  await here.done(table, ANN, { type: 'extend', seconds: 60 });
  await here.done(table, ANN, { type: 'resume' });
  expect(await secondsLeft(here, table)).toEqual([120, 120]);
});

test('the bound holds for who restarts the server in between', async () => {
  await using here = await SettableNode.start();
  const table = await here.begin([ANN, BOB], CASUAL);
  await here.done(table, ANN, { type: 'extend', seconds: 590 });
  await here.node.tables.reread(table);
  expect(await here.node.act(table, ANN, { type: 'extend', seconds: 11 })).toBe('full');
  expect(await secondsLeft(here, table)).toEqual([650, 650]);
});

test('a table without a clock has no time to give', async () => {
  await using here = await SettableNode.start();
  const table = await here.begin([ANN, BOB]);
  expect(await here.node.act(table, ANN, { type: 'extend', seconds: 60 })).toBe('not-playing');
  expect(await here.node.act(table, BOB, { type: 'ask', what: 'time' })).toBe('not-playing');
});

test('in a rated match nobody stops their own running clock without the yes of everybody', async () => {
  await using here = await SettableNode.start();
  const table = await here.begin([ANN, BOB], { pace: LIVE });
  const { running } = (await here.node.look(table, null)).clock!;
  const people = [ANN, BOB];
  const [mover, other] = [people[running!]!, people[1 - running!]!];
  const pause = mover === ANN ? ({ type: 'pause' } as const) : ({ type: 'ask', what: 'pause' } as const);
  await here.done(table, mover, pause);
  expect(await here.info(table)).toMatchObject({ status: 'playing', asking: { needs: [other.id] } });
  await here.done(table, other, { type: 'answer', ask: 1, yes: true });
  expect((await here.info(table)).status).toBe('paused');
});

test('a log of before, in which one seat got more time, makes the same clock', () => {
  const clock = new TableClock(2);
  const extend = (seat: number, seconds: number): void =>
    clock.extend({ kind: 'extended', seat, seconds }, 0);
  clock.start(LIVE);
  clock.wind(LIVE, 0, 1_000);
  extend(0, 5);
  extend(1, 7);
  const shown: Clock = clock.show(0, { daytimeOf: (time) => time });
  expect(shown).toEqual({ running: 0, until: 66_000, banks: [65_000, 67_000] });
  clock.pause(10_000);
  extend(0, 5);
  clock.resume(100_000);
  expect(clock.until).toBe(110_000);
});
