import { expect, test } from 'vitest';
import type { CallOutcome } from '../../src/webhooks/call-queue.ts';
import { Webhooks } from '../../src/webhooks/webhooks.ts';
import { answering, hanging, LocalTarget, SilentPort } from './local-target.ts';

const NEVER = 600_000;
const turn = (host: string, table: string, url: string) => ({ host, table, url, game: 'linko', name: 'Mia' });
const addressOf = (table: string): string => `https://cards.example/#/${table}`;

test('60 tables of two guests whose hooks never answer do not delay the call of another table', async () => {
  await using stuck = await LocalTarget.start(hanging);
  await using fine = await LocalTarget.start(answering);
  const hooks = new Webhooks(addressOf, { ...fine.rules([stuck]), patience: NEVER });
  for (let n = 0; n < 60; n++) hooks.call(turn(`guest-${n % 2}`, `T${n}`, stuck.url));
  await expect.poll(() => stuck.requests.length).toBe(2);
  hooks.call(turn('ann', 'A1', fine.url));
  await expect.poll(() => fine.requests.length).toBe(1);
  // None of the hanging calls has ended meanwhile, and no more than two are made at once.
  expect([stuck.open, stuck.mostOpen]).toEqual([2, 2]);
  hooks.close();
});

test('one person has two calls at once, however many hosts their hooks name', async () => {
  await using stuck = await SilentPort.start();
  await using fine = await LocalTarget.start(answering);
  const hooks = new Webhooks(addressOf, { ...fine.rules([stuck]), patience: NEVER });
  for (let n = 0; n < 60; n++) hooks.call(turn('guest', `T${n}`, `https://h${n}.test:${stuck.port}/`));
  hooks.call(turn('ann', 'A1', fine.url));
  await expect.poll(() => fine.requests.length).toBe(1);
  await expect.poll(() => stuck.mostOpen).toBe(2);
  hooks.close();
});

test('an owner whose hook hung three times at a host is not called there for a while; others are', async () => {
  await using target = await LocalTarget.start(hanging);
  const outcomes: CallOutcome[] = [];
  const hooks = new Webhooks(addressOf, {
    ...target.rules(),
    patience: 40,
    retries: [],
    onOutcome: (outcome) => outcomes.push(outcome),
  });
  for (let n = 0; n < 3; n++) {
    hooks.call(turn('bob', `B${n}`, target.url));
    await expect.poll(() => outcomes.length).toBe(n + 1);
  }
  target.behaviour = answering;
  const before = target.requests.length;
  hooks.call(turn('bob', 'B9', target.url));
  await expect.poll(() => outcomes).toEqual(['hung', 'hung', 'hung', 'paused']);
  hooks.call(turn('ann', 'A1', target.url));
  await expect.poll(() => target.requests.length).toBe(before + 1);
  hooks.close();
});

test('beyond 1,000 waiting calls the owner with most loses their newest, and each loss is counted', async () => {
  await using stuck = await LocalTarget.start(hanging);
  await using fine = await LocalTarget.start(answering);
  let dropped = 0;
  const hooks = new Webhooks(addressOf, {
    ...fine.rules([stuck]),
    patience: NEVER,
    onOutcome: (outcome) => {
      if (outcome === 'dropped') dropped++;
    },
  });
  for (let n = 0; n < 1_102; n++) hooks.call(turn('guest', `T${n}`, stuck.url));
  expect(dropped).toBe(100);
  hooks.call(turn('ann', 'A1', fine.url));
  await expect.poll(() => fine.requests.length).toBe(1);
  hooks.close();
});
