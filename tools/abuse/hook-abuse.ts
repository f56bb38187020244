import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Attacker } from './attacker.ts';

/** Ways to write an address inside the network, and what is no address to be called at all. */
const INNER = [
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://[::1]/',
  'https://[::ffff:169.254.169.254]/latest/meta-data/',
  'https://10.0.0.1/',
  'https://[fd00:ec2::254]/',
  'https://[64:ff9b::7f00:1]/',
  'https://168.63.129.16/',
  'https://cards.example:8443/',
  'https://user:password@cards.example/',
  'http://cards.example/',
  'javascript:alert(1)',
];

function keys(): { readonly p256dh: string; readonly auth: string } {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return { p256dh: pair.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
}

/** Webhooks and push subscriptions that name what the server must not call. */
export async function innerAddresses(attacker: Attacker): Promise<void> {
  const token = await attacker.tokenInTheEnd();
  if (token === null) return;
  const plan = { game: 'keltis', seats: 2 };
  const made = (await attacker.ask({ method: 'POST', path: '/api/tables', token, body: plan })) as {
    table: string;
  } | null;
  for (let n = 0; attacker.isOn; n++) {
    const url = INNER[n % INNER.length]!;
    const push = { endpoint: url, keys: keys(), language: 'en' };
    await attacker.ask({ method: 'PUT', path: '/api/me/push', token, body: push });
    const body = { id: randomUUID(), act: { type: 'webhook', url } };
    if (made) await attacker.ask({ method: 'POST', path: `/api/tables/${made.table}/acts`, token, body });
    await wait(50);
  }
}
