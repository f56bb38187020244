import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { certificateFor } from './certificates.ts';

type Cbor = number | string | Uint8Array | readonly Cbor[] | Map<number | string, Cbor>;

/** What a device says of its maker: nothing, a signature by the new key itself, or certificates whose addresses a reader may call. */
export type Attestation =
  | { readonly fmt: 'none' }
  | { readonly fmt: 'packed'; readonly isSignedBy: 'this key' | 'another key' }
  | { readonly fmt: 'android-key'; readonly crlAddresses: readonly string[] }
  /** Any format and statement, as they are. */
  | { readonly fmt: string; readonly statement: Cbor };

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;
const NO_ATTESTATION: Attestation = { fmt: 'none' };

/** A passkey device in software, ES256; its answers are those a browser hands on. */
export class SoftKey {
  readonly id: Buffer;
  counter = 0;
  private readonly secret: KeyObject;
  private readonly shown: KeyObject;
  private readonly origin: string;
  private readonly party: string;

  constructor(origin: string, { party = new URL(origin).hostname, idLength = 16 } = {}) {
    this.id = randomBytes(idLength);
    this.origin = origin;
    this.party = party;
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.secret = pair.privateKey;
    this.shown = pair.publicKey;
  }

  /** `publicKey`: any CBOR in place of the key. */
  register(challenge: string, attestation: Attestation = NO_ATTESTATION, publicKey = this.publicKey()) {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, publicKey]);
    const authData = Buffer.concat([this.authenticatorData(HAS_CREDENTIAL), credential]);
    const clientData = this.clientData('webauthn.create', challenge);
    const object = new Map<string, Cbor>([
      ['fmt', attestation.fmt],
      ['attStmt', this.statement(attestation, authData, clientData)],
      ['authData', authData],
    ]);
    return this.credential({
      clientDataJSON: clientData.toString('base64url'),
      attestationObject: Buffer.from(cbor(object)).toString('base64url'),
      transports: ['internal'],
    });
  }

  answer(challenge: string) {
    this.counter++;
    const clientData = this.clientData('webauthn.get', challenge);
    const authenticatorData = this.authenticatorData(0);
    const signed = Buffer.concat([authenticatorData, hashOf(clientData)]);
    return this.credential({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: createSign('sha256').update(signed).sign(this.secret).toString('base64url'),
    });
  }

  private publicKey(): Uint8Array {
    const { x, y } = this.shown.export({ format: 'jwk' });
    return cbor(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x!, 'base64url')],
        [-3, Buffer.from(y!, 'base64url')],
      ]),
    );
  }

  private statement(attestation: Attestation, authData: Buffer, clientData: Buffer): Cbor {
    if ('statement' in attestation) return attestation.statement;
    if ('crlAddresses' in attestation) {
      const issuer = { name: 'root', key: generateKeyPairSync('ec', { namedCurve: 'P-256' }) };
      const signer = { name: issuer.name, key: issuer.key.privateKey };
      const { crlAddresses } = attestation;
      const androidChallenge = hashOf(clientData);
      const leaf = { name: 'leaf', key: this.shown, issuer: signer, crlAddresses, androidChallenge };
      const root = { name: issuer.name, key: issuer.key.publicKey, issuer: signer, crlAddresses: [] };
      return this.signed(this.secret, authData, clientData, [certificateFor(leaf), certificateFor(root)]);
    }
    if (!('isSignedBy' in attestation)) return new Map();
    const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
    return this.signed(attestation.isSignedBy === 'this key' ? this.secret : other, authData, clientData);
  }

  private signed(key: KeyObject, authData: Buffer, clientData: Buffer, x5c?: readonly Buffer[]): Cbor {
    const signature = createSign('sha256')
      .update(Buffer.concat([authData, hashOf(clientData)]))
      .sign(key);
    return new Map<string, Cbor>([['alg', -7], ['sig', signature], ...(x5c ? [['x5c', x5c] as const] : [])]);
  }

  private credential<R extends object>(response: R) {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  private clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  private authenticatorData(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([hashOf(this.party), Buffer.from([USER_PRESENT | USER_VERIFIED | flags]), counter]);
  }
}

function hashOf(bytes: string | Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}

/** The little of CBOR that passkeys need. */
function cbor(value: Cbor): Uint8Array {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  if (value instanceof Map) return Buffer.concat([head(5, value.size), ...[...value].flat().map(cbor)]);
  return Buffer.concat([head(4, value.length), ...value.map(cbor)]);
}

function head(kind: number, size: number): Buffer {
  const top = kind << 5;
  if (size < 24) return Buffer.from([top | size]);
  return size < 256 ? Buffer.from([top | 24, size]) : Buffer.from([top | 25, size >> 8, size & 255]);
}
