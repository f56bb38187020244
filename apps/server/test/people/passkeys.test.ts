import { doneSchema, passkeyOptionsSchema, signedInSchema, whoSchema } from '@quartet/protocol/http';
import { SoftKey } from '@quartet/testkit/passkeys';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { People } from '../../src/people/people.ts';
import { openStore } from '../../src/store/open-store.ts';
import { Serving, Visitor } from '../http/serving.ts';
import { temporaryFolder } from '../tables/sitting.ts';

let serving: Serving;
beforeAll(async () => {
  serving = await Serving.start();
});
afterAll(() => serving[Symbol.asyncDispose]());

async function challengeFor(visitor: Visitor, route: string): Promise<string> {
  return (await visitor.ask(`POST ${route}`, passkeyOptionsSchema)).challenge;
}

/** A guest who has made a passkey. */
async function holder(key = new SoftKey(serving.url)): Promise<{ visitor: Visitor; key: SoftKey }> {
  const visitor = await serving.guest('Mia');
  const challenge = await challengeFor(visitor, '/api/me/passkeys/options');
  await visitor.ask('POST /api/me/passkeys', whoSchema, key.register(challenge));
  return { visitor, key };
}

test('a guest makes a passkey and comes back by it as the same person', async () => {
  const { visitor, key } = await holder();
  const { me } = await visitor.ask('GET /api/me', whoSchema);
  expect(me!.passkeys.map(({ id }) => id)).toEqual([key.id.toString('base64url')]);
  const elsewhere = serving.visitor();
  const answer = key.answer(await challengeFor(elsewhere, '/api/sign-in/passkey/options'));
  const signedIn = await elsewhere.ask('POST /api/sign-in/passkey', signedInSchema, answer);
  expect(signedIn.me).toEqual(me);
  expect((await elsewhere.ask('GET /api/me', whoSchema)).me).toEqual(me);
});

test('the same answer does not open the door twice', async () => {
  const { key } = await holder();
  const visitor = serving.visitor();
  const answer = key.answer(await challengeFor(visitor, '/api/sign-in/passkey/options'));
  await visitor.ask('POST /api/sign-in/passkey', signedInSchema, answer);
  expect(await serving.visitor().fail('POST /api/sign-in/passkey', answer)).toMatchObject({
    status: 401,
    code: 'bad-sign-in',
  });
});

test('an answer to a challenge we never gave opens nothing', async () => {
  const { key } = await holder();
  const made = key.answer(Buffer.alloc(32).toString('base64url'));
  expect((await serving.visitor().fail('POST /api/sign-in/passkey', made)).code).toBe('bad-sign-in');
});

test('a passkey that was used on another site opens nothing', async () => {
  const { key } = await holder();
  const copy: SoftKey = Object.assign(Object.create(SoftKey.prototype), key, {
    origin: 'https://evil.example',
  });
  const challenge = await challengeFor(serving.visitor(), '/api/sign-in/passkey/options');
  expect((await serving.visitor().fail('POST /api/sign-in/passkey', copy.answer(challenge))).code).toBe(
    'bad-sign-in',
  );
});

test('a copied device whose counter lags behind is found out', async () => {
  const { key } = await holder();
  const answerOf = async () =>
    key.answer(await challengeFor(serving.visitor(), '/api/sign-in/passkey/options'));
  key.counter = 10;
  await serving.visitor().ask('POST /api/sign-in/passkey', signedInSchema, await answerOf());
  key.counter = 3;
  expect((await serving.visitor().fail('POST /api/sign-in/passkey', await answerOf())).code).toBe(
    'bad-sign-in',
  );
});

test("nobody can use another person's request to add a passkey of their own", async () => {
  const mia = await serving.guest('Mia');
  const thief = await serving.guest('Otto');
  const challenge = await challengeFor(mia, '/api/me/passkeys/options');
  const key = new SoftKey(serving.url);
  expect((await thief.fail('POST /api/me/passkeys', key.register(challenge))).code).toBe('bad-sign-in');
  expect((await thief.ask('GET /api/me', whoSchema)).me!.passkeys).toEqual([]);
});

test('one passkey belongs to one person', async () => {
  const { key } = await holder();
  const other = await serving.guest('Otto');
  const again = key.register(await challengeFor(other, '/api/me/passkeys/options'));
  expect(await other.fail('POST /api/me/passkeys', again)).toMatchObject({ status: 409, code: 'taken-name' });
});

test('a removed passkey opens nothing any more', async () => {
  const { visitor, key } = await holder();
  await visitor.ask(`DELETE /api/me/passkeys/${key.id.toString('base64url')}`, doneSchema);
  const answer = key.answer(await challengeFor(serving.visitor(), '/api/sign-in/passkey/options'));
  expect((await serving.visitor().fail('POST /api/sign-in/passkey', answer)).code).toBe('bad-sign-in');
});

test('an address without a host name is told that passkeys need one', async () => {
  const visitor = new Visitor(serving.url.replace('localhost', '127.0.0.1'));
  expect(await visitor.fail('POST /api/sign-in/passkey/options')).toMatchObject({
    status: 400,
    message: expect.stringContaining('host name'),
  });
});

test('a challenge is answered within five minutes or not at all', async () => {
  using folder = temporaryFolder();
  const store = await openStore({ data: folder.path });
  let now = Date.now();
  const { accounts, passkeys } = new People(store, () => now);
  const mia = await accounts.makeGuest({ name: 'Mia', emblem: 'sun' });
  const party = { id: 'cards.example', origin: 'https://cards.example' };
  const { challenge } = await passkeys.offer(mia, party);
  now += 5 * 60_000 + 1;
  const late = new SoftKey(party.origin).register(challenge) as never;
  expect(await passkeys.add(mia.id, party, late)).toMatchObject({ ok: false });
  await store.close();
});
