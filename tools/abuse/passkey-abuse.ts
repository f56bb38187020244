import { setTimeout as wait } from 'node:timers/promises';
import { type Attestation, SoftKey } from '@quartet/testkit/passkeys';
import type { Attacker } from './attacker.ts';

/** Passkeys need a host name; a proxy would pass on this one. */
const HOST = 'localhost';
const headers = { 'x-forwarded-host': HOST };
const bytes = (hex: string): string => Buffer.from(hex, 'hex').toString('base64url');
/** CBOR that nests, or says to be longer than it is. */
const BROKEN = [bytes('c0'.repeat(6_000)), bytes('81'.repeat(6_000)), bytes('9b001fffffffffffff'), 'AA'];

/** New passkeys whose certificates name addresses inside the network, and the server's own. */
export async function certificates(attacker: Attacker): Promise<void> {
  const token = await attacker.tokenInTheEnd();
  const own = new URL(attacker.run.url);
  const crlAddresses = [
    `${own.origin}/latest/meta-data/`,
    `http://[::ffff:127.0.0.1]:${own.port}/`,
    `http://2130706433:${own.port}/`,
    `http://localhost:${own.port}/`,
    'https://10.0.0.1/',
    'http://inner.invalid/',
  ];
  while (attacker.isOn && token !== null) {
    await register(attacker, token, { fmt: 'android-key', crlAddresses });
    await wait(500);
  }
}

/** New passkeys that cannot be read, and answers of a passkey that belongs to no person. */
export async function brokenPasskeys(attacker: Attacker): Promise<void> {
  const token = await attacker.tokenInTheEnd();
  for (let n = 0; attacker.isOn && token !== null; n++) {
    await register(attacker, token, { fmt: 'none' }, BROKEN[n % BROKEN.length]);
    const path = '/api/sign-in/passkey';
    const asked = await attacker.ask({ method: 'POST', path: `${path}/options`, headers });
    const body = new SoftKey(`http://${HOST}`).answer(challengeIn(asked) ?? '');
    await attacker.ask({ method: 'POST', path, body, headers });
    await wait(500);
  }
}

async function register(
  attacker: Attacker,
  token: string,
  attestation: Attestation,
  attestationObject?: string,
): Promise<void> {
  const path = '/api/me/passkeys';
  const challenge = challengeIn(
    await attacker.ask({ method: 'POST', path: `${path}/options`, token, headers }),
  );
  if (challenge === null) return;
  const { response, ...made } = new SoftKey(`http://${HOST}`).register(challenge, attestation);
  const body = { ...made, response: { ...response, ...(attestationObject && { attestationObject }) } };
  await attacker.ask({ method: 'POST', path, body, token, headers });
}

function challengeIn(asked: unknown): string | null {
  return (asked as { readonly challenge?: string } | null)?.challenge ?? null;
}
