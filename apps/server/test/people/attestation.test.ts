import { passkeyOptionsSchema, whoSchema } from '@quartet/protocol/http';
import { type Attestation, SoftKey } from '@quartet/testkit/passkeys';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { Serving, type Visitor } from '../http/serving.ts';

let serving: Serving;
beforeAll(async () => {
  serving = await Serving.start();
});
afterAll(() => serving[Symbol.asyncDispose]());

/** Addresses other than the server's own that this process, the server's too, was made to fetch. */
let fetched: string[] = [];
const realFetch = globalThis.fetch;
beforeEach(() => {
  fetched = [];
  globalThis.fetch = (address, init) => {
    const url = address instanceof Request ? address.url : String(address);
    if (url.startsWith(serving.url)) return realFetch(address, init);
    fetched.push(url);
    throw new Error(`${url} was fetched`);
  };
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

async function challengeFor(visitor: Visitor): Promise<string> {
  return (await visitor.ask('POST /api/me/passkeys/options', passkeyOptionsSchema)).challenge;
}

async function refusalOf(attestation: Attestation) {
  const visitor = await serving.guest('Mia');
  const made = new SoftKey(serving.url).register(await challengeFor(visitor), attestation);
  const refusal = await visitor.fail('POST /api/me/passkeys', made);
  const { me } = await visitor.ask('GET /api/me', whoSchema);
  expect(me!.passkeys).toEqual([]);
  return refusal;
}

test('certificates in a new passkey make the server call none of the addresses that they name', async () => {
  const crlAddresses = Array.from({ length: 100 }, (_, n) => `http://127.0.0.1:1/latest/meta-data/${n}`);
  const refusal = await refusalOf({ fmt: 'android-key', crlAddresses });
  expect(fetched).toEqual([]);
  expect(refusal).toMatchObject({ status: 401, code: 'bad-sign-in' });
  expect(refusal.message).toContain('attestation');
});

test.each(['fido-u2f', 'packed', 'tpm', 'apple', 'android-safetynet', 'compound', 'None', ''])(
  'a new passkey with certificates in the format %j is refused',
  async (fmt) => {
    const statement = new Map([['x5c', [new Uint8Array(40)]]]);
    expect(await refusalOf({ fmt, statement })).toMatchObject({ status: 401, code: 'bad-sign-in' });
    expect(fetched).toEqual([]);
  },
);

test.each<[string, Attestation]>([
  ['"none" with something in its statement', { fmt: 'none', statement: new Map([['x5c', []]]) }],
  ['"none" with a statement that is no map', { fmt: 'none', statement: [] }],
  ['"packed" with a statement that is a text', { fmt: 'packed', statement: 'x5c' }],
])('a new passkey whose attestation is %s is refused', async (_, attestation) => {
  expect(await refusalOf(attestation)).toMatchObject({ status: 401, code: 'bad-sign-in' });
});

test.each(['this key', 'another key'] as const)(
  'a new passkey that browsers pass on with its self attestation counts as one without any, signed by %s',
  async (isSignedBy) => {
    const visitor = await serving.guest('Mia');
    const key = new SoftKey(serving.url);
    const made = key.register(await challengeFor(visitor), { fmt: 'packed', isSignedBy });
    const { me } = await visitor.ask('POST /api/me/passkeys', whoSchema, made);
    expect(me!.passkeys.map(({ id }) => id)).toEqual([key.id.toString('base64url')]);
  },
);

test.each<[string, string]>([
  ['tags in each other', 'c0'.repeat(6_000)],
  ['lists in each other', '81'.repeat(6_000)],
  ['a list of 2^53 entries', '9b001fffffffffffff'],
  ['bytes of a length beyond their end', '5b001fffffffffffff'],
  ['a map of one entry that refers to nothing', 'a1'],
  ['nothing at all', 'f6'],
])('an attestation of %s is refused and costs little', async (_, bytes) => {
  const visitor = await serving.guest('Mia');
  const { response, ...made } = new SoftKey(serving.url).register(await challengeFor(visitor));
  const attestationObject = Buffer.from(bytes, 'hex').toString('base64url');
  const refusal = await visitor.fail('POST /api/me/passkeys', {
    ...made,
    response: { ...response, attestationObject },
  });
  expect(refusal).toMatchObject({ status: 401, code: 'bad-sign-in' });
});

test.each<[string, string]>([
  ['tags in each other', 'c0'.repeat(5_000)],
  ['a map of lists in each other', `a101${'81'.repeat(5_000)}00`],
])('a public key of %s is refused', async (_, bytes) => {
  const visitor = await serving.guest('Mia');
  const made = new SoftKey(serving.url).register(
    await challengeFor(visitor),
    undefined,
    Buffer.from(bytes, 'hex'),
  );
  expect(await visitor.fail('POST /api/me/passkeys', made)).toMatchObject({ status: 401 });
});

test('a passkey with the longest id that devices give can be removed again', async () => {
  const visitor = await serving.guest('Mia');
  const key = new SoftKey(serving.url, { idLength: 1023 });
  await visitor.ask('POST /api/me/passkeys', whoSchema, key.register(await challengeFor(visitor)));
  const removed = await visitor.send(`DELETE /api/me/passkeys/${key.id.toString('base64url')}`);
  expect(removed.status).toBe(200);
  expect((await visitor.ask('GET /api/me', whoSchema)).me!.passkeys).toEqual([]);
});

test('a passkey with a longer id than devices give is refused', async () => {
  const visitor = await serving.guest('Mia');
  const key = new SoftKey(serving.url, { idLength: 1024 });
  const made = key.register(await challengeFor(visitor));
  expect((await visitor.fail('POST /api/me/passkeys', made)).status).toBeLessThan(500);
  expect((await visitor.ask('GET /api/me', whoSchema)).me!.passkeys).toEqual([]);
});
