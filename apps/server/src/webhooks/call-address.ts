import { type LookupAddress, lookup as systemLookup } from 'node:dns';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { hostOf, type WebhookRules, webhookFault } from './webhook-fault.ts';

const PATIENCE = 5_000;
const LONGEST_HEADERS = 8_192;

/** Where a name leads. */
export type Resolve = (host: string) => Promise<readonly LookupAddress[]>;

export const bySystem: Resolve = (host) =>
  new Promise((resolve, reject) =>
    systemLookup(host, { all: true, verbatim: true }, (error, found) =>
      error ? reject(error) : resolve(found),
    ),
  );

export interface CallRules extends WebhookRules {
  readonly resolve: Resolve;
  /** A certificate authority beside the usual ones. */
  readonly ca?: string;
}

/** `refused`: never try again. `failed`: perhaps later. */
export type Called = 'done' | 'refused' | 'failed';

export interface Message {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

/**
 * Posts to an address a stranger gave us. The name is looked up here, every address it has must be
 * public, and the connection goes to the one that was checked: a name that leads elsewhere a moment later
 * gains nothing. Redirects are not followed, and the answer's body is not read: its status is all there is.
 */
export async function postTo(
  address: string,
  message: Message,
  rules: CallRules,
): Promise<number | 'refused' | 'failed'> {
  if (webhookFault(address, rules) !== null) return 'refused';
  const url = new URL(address);
  const found = await rules.resolve(hostOf(url)).catch(() => []);
  const [first] = found;
  if (!first) return 'failed';
  if (!found.every((one) => rules.isAllowed(one.address))) return 'refused';
  return post(url, message, first, rules.ca).catch(() => 'failed' as const);
}

/** The same, for JSON. */
export async function callAddress(address: string, body: object, rules: CallRules): Promise<Called> {
  const headers = { 'content-type': 'application/json' };
  const status = await postTo(address, { headers, body: JSON.stringify(body) }, rules);
  if (typeof status === 'string') return status;
  if (status >= 200 && status < 300) return 'done';
  return status === 429 || status >= 500 ? 'failed' : 'refused';
}

function post(url: URL, message: Message, to: LookupAddress, ca: string | undefined): Promise<number> {
  const lookup: LookupFunction = (_host, options, tell) =>
    options.all ? tell(null, [to]) : tell(null, to.address, to.family);
  return new Promise((resolve, reject) => {
    const asking = request(
      url,
      {
        method: 'POST',
        lookup,
        agent: false,
        maxHeaderSize: LONGEST_HEADERS,
        signal: AbortSignal.timeout(PATIENCE),
        headers: {
          ...message.headers,
          'content-length': Buffer.byteLength(message.body),
          'user-agent': 'Quartet',
        },
        ...(ca !== undefined && { ca }),
      },
      (answer) => {
        resolve(answer.statusCode!);
        answer.destroy();
      },
    );
    asking.on('error', reject);
    asking.end(message.body);
  });
}
