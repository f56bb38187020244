import { createSign, type KeyObject } from 'node:crypto';

/** Of one X.509 certificate for tests: whose key it is for, who signs it, and what it makes a reader ask. */
export interface CertificatePlan {
  readonly name: string;
  readonly key: KeyObject;
  readonly issuer: { readonly name: string; readonly key: KeyObject };
  /** Where its list of revoked certificates is said to be. */
  readonly crlAddresses: readonly string[];
  /** The challenge of an Android key attestation. */
  readonly androidChallenge?: Uint8Array;
}

const COMMON_NAME = '0603550403';
const ECDSA_WITH_SHA256 = '06082a8648ce3d040302';
const CRL_DISTRIBUTION_POINTS = '0603551d1f';
const ANDROID_KEY_DESCRIPTION = '060a2b06010401d679020111';

/** A certificate as DER, signed by ECDSA with SHA-256, valid from 2020 to 2049. */
export function certificateFor({
  name,
  key,
  issuer,
  crlAddresses,
  androidChallenge,
}: CertificatePlan): Buffer {
  const point = (address: string): Buffer => tag(0x30, tag(0xa0, tag(0xa0, tag(0x86, Buffer.from(address)))));
  const extensions = [
    ...(crlAddresses.length > 0
      ? [tag(0x30, hex(CRL_DISTRIBUTION_POINTS), tag(0x04, tag(0x30, ...crlAddresses.map(point))))]
      : []),
    ...(androidChallenge
      ? [tag(0x30, hex(ANDROID_KEY_DESCRIPTION), tag(0x04, keyDescription(androidChallenge)))]
      : []),
  ];
  const algorithm = tag(0x30, hex(ECDSA_WITH_SHA256));
  const signed = tag(
    0x30,
    hex('a003020102'),
    hex('020101'),
    algorithm,
    distinguishedName(issuer.name),
    tag(0x30, tag(0x17, Buffer.from('200101000000Z')), tag(0x17, Buffer.from('491231235959Z'))),
    distinguishedName(name),
    key.export({ type: 'spki', format: 'der' }),
    ...(extensions.length > 0 ? [tag(0xa3, tag(0x30, ...extensions))] : []),
  );
  const signature = createSign('sha256').update(signed).sign(issuer.key);
  return tag(0x30, signed, algorithm, tag(0x03, Buffer.from([0]), signature));
}

function keyDescription(challenge: Uint8Array): Buffer {
  return tag(0x30, hex('0201030a01010201040a0101'), tag(0x04, challenge), hex('040030003000'));
}

function distinguishedName(name: string): Buffer {
  return tag(0x30, tag(0x31, tag(0x30, hex(COMMON_NAME), tag(0x0c, Buffer.from(name)))));
}

/** One element of DER: its tag, its length in the shortest form, what is in it. */
function tag(kind: number, ...parts: readonly Uint8Array[]): Buffer {
  const inside = Buffer.concat(parts);
  const size = inside.length;
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 255];
  return Buffer.concat([Buffer.from([kind, ...length]), inside]);
}

function hex(text: string): Buffer {
  return Buffer.from(text, 'hex');
}
