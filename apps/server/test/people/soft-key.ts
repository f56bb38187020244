import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

type Cbor = number | string | Uint8Array | Map<number | string, Cbor>;

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** A passkey device in software: ES256, attestation "none", as a browser would hand it on. */
export class SoftKey {
  readonly id = randomBytes(16);
  counter = 0;
  private readonly secret: KeyObject;
  private readonly publicKey: Uint8Array;
  private readonly origin: string;
  private readonly party: string;

  constructor(origin: string, party = new URL(origin).hostname) {
    this.origin = origin;
    this.party = party;
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.secret = pair.privateKey;
    const { x, y } = pair.publicKey.export({ format: 'jwk' });
    this.publicKey = cbor(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x!, 'base64url')],
        [-3, Buffer.from(y!, 'base64url')],
      ]),
    );
  }

  register(challenge: string) {
    const credential = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, this.id.length]),
      this.id,
      this.publicKey,
    ]);
    const authData = Buffer.concat([this.authenticatorData(HAS_CREDENTIAL), credential]);
    const attestation = new Map<string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return this.credential({
      clientDataJSON: this.clientData('webauthn.create', challenge).toString('base64url'),
      attestationObject: Buffer.from(cbor(attestation)).toString('base64url'),
      transports: ['internal'],
    });
  }

  answer(challenge: string) {
    this.counter++;
    const clientData = this.clientData('webauthn.get', challenge);
    const authenticatorData = this.authenticatorData(0);
    const signed = Buffer.concat([authenticatorData, createHash('sha256').update(clientData).digest()]);
    return this.credential({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: createSign('sha256').update(signed).sign(this.secret).toString('base64url'),
    });
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
    const party = createHash('sha256').update(this.party).digest();
    return Buffer.concat([party, Buffer.from([USER_PRESENT | USER_VERIFIED | flags]), counter]);
  }
}

/** The little of CBOR that passkeys need. */
function cbor(value: Cbor): Uint8Array {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flat().map(cbor)]);
}

function head(kind: number, size: number): Buffer {
  const top = kind << 5;
  if (size < 24) return Buffer.from([top | size]);
  return size < 256 ? Buffer.from([top | 24, size]) : Buffer.from([top | 25, size >> 8, size & 255]);
}
