import { doneSchema } from '@quartet/protocol/http';
import { pushKeySchema } from '@quartet/protocol/push';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeBackup } from '../../src/admin/backup.ts';
import { openForReading } from '../../src/admin/reader.ts';
import { restoreBackup } from '../../src/admin/restore.ts';
import { openStore } from '../../src/store/open-store.ts';
import { Serving, Visitor } from '../http/serving.ts';
import { temporaryFolder } from '../tables/sitting.ts';
import { Receiver } from './push-service.ts';

let serving: Serving;
beforeAll(async () => {
  serving = await Serving.start();
});
afterAll(() => serving[Symbol.asyncDispose]());

const subscription = (name: string) => new Receiver(`https://push.example/send/${name}`).subscription;
const exported = async (who: Visitor) =>
  ((await (await who.send('GET /api/me/export')).json()) as { alerts: { endpoint: string }[] }).alerts;

test('a browser learns the key, subscribes, and ends it again', async () => {
  const { key } = await serving.visitor().ask('GET /api/push', pushKeySchema);
  expect(Buffer.from(key, 'base64url')).toHaveLength(65);
  const [ann, bob] = [await serving.guest('Ann'), await serving.guest('Bob')];
  const sent = subscription('one');
  await ann.ask('PUT /api/me/push', doneSchema, sent);
  await ann.ask('PUT /api/me/push', doneSchema, { ...sent, language: 'de' });
  expect(await exported(ann)).toMatchObject([{ endpoint: sent.endpoint, language: 'de' }]);
  // Not Bob's to end; but if the same browser is Bob's from now on, it is his alone.
  await bob.ask('DELETE /api/me/push', doneSchema, { endpoint: sent.endpoint });
  expect(await exported(ann)).toHaveLength(1);
  await bob.ask('PUT /api/me/push', doneSchema, sent);
  expect([await exported(ann), (await exported(bob)).length]).toEqual([[], 1]);
  await bob.ask('DELETE /api/me/push', doneSchema, { endpoint: sent.endpoint });
  expect(await exported(bob)).toEqual([]);
});

test('at most ten browsers of a person are told', async () => {
  const ann = await serving.guest('Ann');
  for (let n = 0; n < 12; n++) await ann.ask('PUT /api/me/push', doneSchema, subscription(`many-${n}`));
  expect(await exported(ann)).toHaveLength(10);
});

test('what is no subscription is refused with what is wrong and where', async () => {
  const ann = await serving.guest('Ann');
  const sent = subscription('bad');
  const refused = async (body: object) => {
    const { status, code, where } = await ann.fail('PUT /api/me/push', body);
    return [status, code, where];
  };
  expect(await refused({ ...sent, endpoint: 'https://192.168.0.1/x' })).toEqual([
    400,
    'bad-message',
    'endpoint',
  ]);
  expect(await refused({ ...sent, endpoint: 'http://push.example/x' })).toEqual([
    400,
    'bad-message',
    'endpoint',
  ]);
  const ended = 'https://android.googleapis.com/gcm/send/x';
  expect(await refused({ ...sent, endpoint: ended })).toEqual([400, 'bad-message', 'endpoint']);
  expect(await refused({ ...sent, language: 'xx' })).toEqual([400, 'bad-message', 'language']);
  expect(await refused({ ...sent, keys: { ...sent.keys, auth: 'short' } })).toEqual([
    400,
    'bad-message',
    'keys.auth',
  ]);
  expect((await serving.visitor().fail('PUT /api/me/push', sent)).code).toBe('sign-in');
  expect(await exported(ann)).toEqual([]);
});

test('a backup keeps keys and subscriptions, over those of a server that was only started', async () => {
  await using first = await Serving.start();
  const ann = await first.program('Ann');
  await ann.ask('PUT /api/me/push', doneSchema, subscription('kept'));
  const { key } = await first.visitor().ask('GET /api/push', pushKeySchema);
  const reader = await openForReading({ data: first.data });
  const lines: string[] = [];
  await writeBackup(reader, async (line) => void lines.push(line.trimEnd()));
  await reader.close();

  using folder = temporaryFolder();
  {
    await using started = await Serving.start({ data: folder.path });
    expect((await started.visitor().ask('GET /api/push', pushKeySchema)).key).not.toBe(key);
  }
  const store = await openStore({ data: folder.path });
  await restoreBackup(store, async function* () {
    yield* lines;
  });
  await store.close();
  {
    await using again = await Serving.start({ data: folder.path });
    expect((await again.visitor().ask('GET /api/push', pushKeySchema)).key).toBe(key);
    const back = new Visitor(again.url, ann.token);
    expect(await exported(back)).toMatchObject([{ endpoint: 'https://push.example/send/kept' }]);
    await back.ask('DELETE /api/me', doneSchema);
  }
  const left = await openStore({ data: folder.path });
  expect(await left.db.selectFrom('push').selectAll().execute()).toEqual([]);
  await left.close();
});
