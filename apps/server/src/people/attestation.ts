/**
 * Attestation, by which a device proves its maker, is not wanted here, and certificates in it name addresses that the
 * library would call. Browsers leave it out ("none"), or leave a signature by the new key itself ("packed" without
 * certificates), which proves no more than "none" does. Both become "none" with an empty statement; null: anything else.
 * Throws where it cannot be read.
 */
export async function withoutAttestation(attestationObject: string): Promise<string | null> {
  const { decodeAttestationObject, isoBase64URL, isoCBOR } = await import('@simplewebauthn/server/helpers');
  const object = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const statement: unknown = object.get('attStmt');
  if (!(statement instanceof Map)) return null;
  const keys = [...statement.keys()];
  const isNone = object.get('fmt') === 'none' && keys.length === 0;
  const isSelf = object.get('fmt') === 'packed' && keys.every((key) => key === 'alg' || key === 'sig');
  if (!isNone && !isSelf) return null;
  const bare = new Map<string, string | Uint8Array<ArrayBuffer> | Map<string, string>>([
    ['fmt', 'none'],
    ['attStmt', new Map<string, string>()],
    ['authData', object.get('authData')],
  ]);
  return isoBase64URL.fromBuffer(isoCBOR.encode(bare));
}
