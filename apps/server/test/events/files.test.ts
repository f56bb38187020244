import { expect, test } from 'vitest';
import { ALLOWED } from '../../src/allowed.ts';
import type { EventFile } from '../../src/events/event-file.ts';
import { EventFiles } from '../../src/events/event-files.ts';

const file = (event: string): EventFile => ({
  ...{ quartet: 'event', format: 1, event, game: 'keltis', seats: 2, by: 'points' },
  ...{ contestants: [], deals: [], ranking: [] },
});

test('files are made one after the other, once for all who ask meanwhile, and only so many wait', async () => {
  const begun: string[] = [];
  let finish: (() => void) | null = null;
  const files = new EventFiles(async (event) => {
    begun.push(event);
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    return file(event);
  });
  const asked = Array.from({ length: ALLOWED.eventFilesWaiting }, (_, n) => files.get(`event-${n}`));
  expect(asked.every((one) => one !== null)).toBe(true);
  expect(files.get('event-0')).toBe(asked[0]);
  expect(files.get('one-more')).toBeNull();
  for (const [n, one] of asked.entries()) {
    await expect.poll(() => begun.length).toBe(n + 1);
    finish!();
    expect((await one)!.event).toBe(`event-${n}`);
  }
  expect(files.get('one-more')).not.toBeNull();
  finish!();
});

test('a file that could not be made keeps nobody else waiting', async () => {
  const files = new EventFiles(async (event) => {
    if (event === 'broken') throw new Error('the store is away');
    return file(event);
  });
  const broken = files.get('broken');
  const whole = files.get('whole');
  await expect(broken).rejects.toThrow('the store is away');
  expect((await whole)!.event).toBe('whole');
});
