import { promiseOf } from '@quartet/core';
import { expect, test } from 'vitest';
import { act, look, make } from '../http/playing.ts';
import { Visitor } from '../http/serving.ts';
import { ServingProcess } from '../http/serving-process.ts';

const HERS = 'a1'.repeat(32);

test('kill -9 while the luck is drawn: the next process deals, from what was given', async () => {
  await using killed = await ServingProcess.start();
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => killed.visitors.program(name)));
  const { table } = await make(ann!, { game: 'keltis', seats: 2 });
  await act(bob!, table, { type: 'sit' });
  const { seal } = (await look(ann!, table)).info!.luck!;
  await act(ann!, table, { type: 'promise', promise: promiseOf(seal, HERS) });
  await act(bob!, table, { type: 'promise', promise: promiseOf(seal, 'b2'.repeat(32)) });
  await act(ann!, table, { type: 'start' });
  await act(ann!, table, { type: 'contribute', contribution: HERS });
  await killed.stop('SIGKILL');
  await using next = await ServingProcess.start([], killed.data);
  const again = new Visitor(next.visitors.visitor().url, ann!.token);
  await expect.poll(async () => (await look(again, table)).info!.status, { timeout: 10_000 }).toBe('playing');
  const { luck } = (await look(again, table)).info!;
  expect(luck).toMatchObject({ seal, contributions: [HERS, 'left-out'] });
}, 60_000);
