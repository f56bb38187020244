import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { SharedRead } from '../../src/tables/shared-read.ts';

test('those who ask while a read is under way share the next, which begins after they asked', async () => {
  let reads = 0;
  let written = 0;
  const shared = new SharedRead(async () => {
    reads++;
    const seen = written;
    await sleep(5);
    return seen;
  });
  const first = shared.get();
  await sleep(1);
  written = 1;
  const later = await Promise.all(Array.from({ length: 500 }, () => shared.get()));
  expect(await first).toBe(0);
  expect(new Set(later)).toEqual(new Set([1]));
  expect(reads).toBe(2);
});

test('however often it is asked for, reading takes a small part of the time', async () => {
  let reading = 0;
  const shared = new SharedRead(async () => {
    const from = performance.now();
    await sleep(20);
    reading += performance.now() - from;
  });
  const from = performance.now();
  for (let n = 0; n < 5; n++) await shared.get();
  // All but the last are followed by a pause of nine times as long.
  expect(performance.now() - from).toBeGreaterThan(2 * reading);
});

test('a read that fails is told to those who asked, and the next is tried', async () => {
  let reads = 0;
  const shared = new SharedRead(async () => {
    if (reads++ === 0) throw new Error('away');
    return 'there';
  });
  await expect(shared.get()).rejects.toThrow('away');
  expect(await shared.get()).toBe('there');
});
