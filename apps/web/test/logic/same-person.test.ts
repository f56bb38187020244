import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bringBonds } from '../../src/online/my-data.ts';
import { hasUnsaid, renamed, say } from '../../src/online/same-person.ts';

const asked: { method: string; path: string; body: unknown }[] = [];
let status = 200;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  asked.length = 0;
  status = 200;
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body: string }) => {
    asked.push({ method, path, body: JSON.parse(body) });
    if (status === 0) throw new TypeError('away');
    return new Response(JSON.stringify(status < 400 ? {} : { problem: { code: 'bad-message' } }), { status });
  });
});
afterEach(() => void vi.unstubAllGlobals());

const MIA = { name: 'Mia', face: 'owl' } as const;

test('a name given on this device is told to the server; while it is away, later', async () => {
  status = 0;
  await say(MIA);
  expect(hasUnsaid()).toBe(true);
  status = 200;
  await say(MIA);
  expect(hasUnsaid()).toBe(false);
  expect(asked.at(-1)).toEqual({ method: 'PATCH', path: '/api/me', body: { name: 'Mia', emblem: 'moon' } });
});

test('what the server does not take is not tried again, and nobody is not told', async () => {
  status = 400;
  await say(MIA);
  expect(hasUnsaid()).toBe(false);
  await say({ name: '', face: 'owl' });
  expect(asked).toHaveLength(1);
});

test('a name given online is kept on this device', () => {
  const me = { person: { id: 'p1', name: 'Mia', emblem: 'moon' } } as never;
  expect(renamed({ name: '', face: 'fox' }, me)).toEqual({ name: 'Mia', face: 'owl', met: true });
  expect(renamed(MIA, me)).toBe(null);
});

test('friends and those kept away come back from a file, whatever else is in it', async () => {
  await bringBonds([{ other: 'p2', kind: 'block' }, { other: 7 }, null, { other: 'p3', kind: 'friend' }]);
  expect(asked.map(({ path, body }) => [path, body])).toEqual([
    ['/api/me/people/p2', { blocked: true }],
    ['/api/me/people/p3', { friend: true }],
  ]);
});
