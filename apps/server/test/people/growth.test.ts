import { connect } from 'node:net';
import { passkeyOptionsSchema, whoSchema } from '@quartet/protocol/http';
import { SoftKey } from '@quartet/testkit/passkeys';
import { afterEach, expect, test, vi } from 'vitest';
import { People } from '../../src/people/people.ts';
import { openStore } from '../../src/store/open-store.ts';
import { Serving } from '../http/serving.ts';
import { temporaryFolder } from '../tables/sitting.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

afterEach(() => {
  vi.useRealTimers();
});

test('a person has twenty passkeys at most, and is told to remove one', async () => {
  await using serving = await Serving.start();
  const mia = await serving.guest('Mia');
  const add = async () => {
    const { challenge } = await mia.ask('POST /api/me/passkeys/options', passkeyOptionsSchema);
    return mia.send('POST /api/me/passkeys', new SoftKey(serving.url).register(challenge));
  };
  for (let n = 0; n < 20; n++) expect((await add()).status).toBe(200);
  const refused = await add();
  expect([refused.status, await refused.json()]).toMatchObject([
    400,
    { problem: { message: expect.stringContaining('remove one') } },
  ]);
  const { me } = await mia.ask('GET /api/me', whoSchema);
  expect(me!.passkeys).toHaveLength(20);
});

test('requests for passkeys and codes that were never used are swept', async () => {
  using folder = temporaryFolder();
  const store = await openStore({ data: folder.path });
  let now = Date.now();
  const people = new People(store, () => now);
  const mia = await people.accounts.makeGuest({ name: 'Mia', emblem: 'sun' });
  const party = { id: 'cards.example', origin: 'https://cards.example' };
  for (let n = 0; n < 5; n++) {
    await people.passkeys.ask(party);
    await people.passkeys.offer(mia, party);
    await people.deviceCodes.make(mia.id);
  }
  const count = async () => (await store.db.selectFrom('ticket').select('hash').execute()).length;
  // Of codes only the newest counts.
  expect(await count()).toBe(11);
  now += 5 * MINUTE + 1;
  await people.sweep();
  expect(await count()).toBe(0);
  await store.close();
});

test('one address makes only so many guests in a day, however slowly', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await using serving = await Serving.start({ rate: 2 });
  const statuses: number[] = [];
  const make = async (): Promise<Response> => {
    vi.setSystemTime(Date.now() + MINUTE);
    return serving.visitor().send('POST /api/me', { name: 'Mia', emblem: 'sun' });
  };
  for (let n = 0; n < 45; n++) statuses.push((await make()).status);
  expect(statuses).toEqual([...Array<number>(40).fill(201), ...Array<number>(5).fill(429)]);
  expect(Number((await make()).headers.get('retry-after'))).toBeGreaterThan(MINUTE / 1000);
  vi.setSystemTime(Date.now() + DAY);
  expect((await make()).status).toBe(201);
});

test('the file with all data of a person is made once at a time', async () => {
  await using serving = await Serving.start();
  const ann = await serving.program('Ann');
  const socket = connect(Number(new URL(serving.url).port), '127.0.0.1');
  let text = '';
  socket.on('data', (bytes) => {
    text += bytes;
  });
  const request = `GET /api/me/export HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${ann.token}\r\n\r\n`;
  socket.write(request.repeat(3));
  const statuses = (): string[] => [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status!);
  await expect.poll(statuses).toEqual(['200', '503', '503']);
  socket.destroy();
  await expect.poll(async () => (await ann.send('GET /api/me/export')).status).toBe(200);
});
