import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { type PushSubscriptionSent, type TurnAlert, turnAlertSchema } from '@quartet/protocol/push';
import type { CallRules, Resolve } from '../../src/webhooks/call-address.ts';
import { isPublicAddress } from '../../src/webhooks/public-address.ts';

const pem = (name: string): string => readFileSync(new URL(`../webhooks/${name}`, import.meta.url), 'utf8');
const CERTIFICATE = pem('hook-test-cert.pem');
const here: Resolve = async () => [{ address: '127.0.0.1', family: 4 }];

export interface Received {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** A push service of our own, at https://hook.test on this machine. */
export class PushService implements AsyncDisposable {
  readonly received: Received[] = [];
  /** What it answers; 201 is "taken". */
  status = 201;
  headers: Readonly<Record<string, string>> = {};
  private readonly server: Server;

  private constructor() {
    this.server = createServer({ key: pem('hook-test-key.pem'), cert: CERTIFICATE }, (request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        this.received.push({ path: request.url!, headers: request.headers, body: Buffer.concat(parts) });
        response.writeHead(this.status, this.headers).end();
      });
    });
  }

  static async start(): Promise<PushService> {
    const service = new PushService();
    await new Promise<void>((resolve) => service.server.listen(0, '127.0.0.1', resolve));
    return service;
  }

  get origin(): string {
    return `https://hook.test:${(this.server.address() as AddressInfo).port}`;
  }

  /** This machine counts as public for once; everything else is as it always is. */
  get rules(): CallRules {
    const isAllowed = (address: string): boolean => address === '127.0.0.1' || isPublicAddress(address);
    return { ports: [Number(new URL(this.origin).port)], isAllowed, resolve: here, ca: CERTIFICATE };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await new Promise((resolve) => this.server.close(resolve));
  }
}

/** A browser that has subscribed: it alone can read what is sent to it. */
export class Receiver {
  readonly subscription: PushSubscriptionSent;
  private readonly keys = createECDH('prime256v1');
  private readonly auth = randomBytes(16);

  constructor(endpoint: string, language: PushSubscriptionSent['language'] = 'en') {
    this.keys.generateKeys();
    const p256dh = this.keys.getPublicKey('base64url');
    this.subscription = { endpoint, keys: { p256dh, auth: this.auth.toString('base64url') }, language };
  }

  /** RFC 8291: a message of one record. */
  read({ body }: Received): TurnAlert {
    const salt = body.subarray(0, 16);
    const length = body[20]!;
    const sender = body.subarray(21, 21 + length);
    const derive = (from: Uint8Array, by: Uint8Array, name: string | Buffer, size: number): Buffer =>
      Buffer.from(hkdfSync('sha256', from, by, name, size));
    const shared = this.keys.computeSecret(sender);
    const pair = Buffer.concat([Buffer.from('WebPush: info\0'), this.keys.getPublicKey(), sender]);
    const secret = derive(shared, this.auth, pair, 32);
    const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
    const sealed = body.subarray(21 + length);
    const opening = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()]);
    const text = padded.subarray(0, padded.lastIndexOf(2)).toString();
    return turnAlertSchema.parse(JSON.parse(text));
  }
}

/** RFC 8292: who signed the message, and what they say; throws if the signature is wrong. */
export function signedBy({ headers }: Received): { readonly key: string; readonly claims: object } {
  const [, token, key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(String(headers.authorization))!;
  const [head, claims, signature] = token!.split('.') as [string, string, string];
  const point = Buffer.from(key!, 'base64url');
  const coordinate = (from: number): string => point.subarray(from, from + 32).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) };
  const by = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const;
  const isRight = verify('sha256', Buffer.from(`${head}.${claims}`), by, Buffer.from(signature, 'base64url'));
  if (!isRight) throw new Error('the signature is wrong');
  return { key: key!, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) };
}
