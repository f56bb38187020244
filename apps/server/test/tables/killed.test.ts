import { promiseOf } from '@quartet/core';
import { LONG } from '@quartet/testkit/long';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { act, EASY, look, make } from '../http/playing.ts';
import { Visitor } from '../http/serving.ts';
import { ServingProcess } from '../http/serving-process.ts';
import { Truth } from '../live/truth.ts';
import { LINKO, leaveToBob, movesOf, order } from './snatching.ts';

const FLOOR = 3_000;
const FLAGS = ['--no-limits', '--bot-floor', String(FLOOR)];
const HERS = 'a1'.repeat(32);
const DISCARD = { left: 'discard', draw: 'pile' } as const;
const YES = { id: 'yes-00000000', act: { type: 'answer', ask: 1, yes: true } } as const;

/** Killed at three tables at once; what was going on there is the next one's. */
let killed: ServingProcess;
let next: ServingProcess;
let [ann, bob] = [] as unknown as [Visitor, Visitor];
let [asked, ordered, drawing] = ['', '', ''];
let seal = '';
/** How far the match was in which people were asked, after a bot would have moved. */
let plyThen: number | null = null;

beforeAll(async () => {
  killed = await ServingProcess.start(FLAGS);
  [ann, bob] = [await killed.visitors.program('Ann'), await killed.visitors.program('Bob')];
  asked = await begunByAnn();
  const { legal } = await look(ann, asked);
  await act(ann, asked, { type: 'move', text: legal![0]! });
  await act(ann, asked, { type: 'ask', what: 'back' });
  ({ table: ordered } = await make(ann, LINKO));
  await act(bob, ordered, { type: 'sit' });
  await act(ann, ordered, { type: 'start' });
  await order(bob, ordered, DISCARD);
  ({ table: drawing } = await make(ann, { game: 'keltis', seats: 2 }));
  await act(bob, drawing, { type: 'sit' });
  ({ seal } = (await look(ann, drawing)).info!.luck!);
  await act(ann, drawing, { type: 'promise', promise: promiseOf(seal, HERS) });
  await act(bob, drawing, { type: 'promise', promise: promiseOf(seal, 'b2'.repeat(32)) });
  await new Promise((resolve) => setTimeout(resolve, FLOOR + 500));
  plyThen = (await look(ann, asked)).ply;

  await leaveToBob(ann, bob, ordered);
  await act(ann, drawing, { type: 'start' });
  await act(ann, drawing, { type: 'contribute', contribution: HERS });
  const sent = bob.send(`POST /api/tables/${asked}/acts`, YES).catch(() => null);
  await killed.stop('SIGKILL');
  await sent;
  // Her leaving it to him is the last that was written there.
  expect(new Truth(killed.data, ordered).entries.at(-1)!.body).toMatchObject({ text: 'leave' });
  next = await ServingProcess.start(FLAGS, killed.data);
  const { url } = next.visitors;
  [ann, bob] = [new Visitor(url, ann.token), new Visitor(url, bob.token)];
});
afterAll(async () => {
  await next?.[Symbol.asyncDispose]();
  await killed?.[Symbol.asyncDispose]();
});

/** A table where Ann begins, a bot is next, then comes Bob. */
async function begunByAnn(): Promise<string> {
  for (;;) {
    const { table } = await make(ann, { game: 'linko', seats: 3, rated: false, bots: [null, EASY, null] });
    await act(bob, table, { type: 'sit' });
    await act(ann, table, { type: 'start' });
    if ((await look(ann, table)).info!.first === 0) return table;
  }
}

test(
  'bots wait while people are asked, kill -9 keeps what was agreed to, and the same yes counts once',
  LONG,
  async () => {
    expect(plyThen).toBe(1);
    await bob.send(`POST /api/tables/${asked}/acts`, YES);
    await bob.send(`POST /api/tables/${asked}/acts`, YES);
    const { ply, news, view } = await look(ann, asked);
    expect([ply, view!.actor]).toEqual([0, 0]);
    expect(news.filter(({ kind }) => kind === 'undone')).toHaveLength(1);
  },
);

test('kill -9 when the decision has come: the next process carries the order out, once', LONG, async () => {
  const done = ['discard', 'draw pile'].map((text) => ({ text, byOrder: true }));
  await expect.poll(() => movesOf(bob, ordered, 1), { timeout: 20_000 }).toEqual(done);
  expect((await look(bob, ordered)).orders).toEqual({ choices: DISCARD, lasts: 'always' });
});

test('kill -9 while the luck is drawn: the next process deals, from what was given', LONG, async () => {
  await expect.poll(async () => (await look(ann, drawing)).info!.status).toBe('playing');
  const { luck } = (await look(ann, drawing)).info!;
  expect(luck).toMatchObject({ seal, contributions: [HERS, 'left-out'] });
});
