import { constants } from 'node:crypto';
import { promises as dns, type LookupAddress } from 'node:dns';
import type { ClientRequest } from 'node:http';
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { hostOf, type WebhookRules, webhookFault } from './webhook-fault.ts';

/** Milliseconds from the lookup of the name to the status of the answer. */
const PATIENCE = 5_000;
const LONGEST_HEADERS = 8_192;
/** Bytes before the status of the answer: certificates take a few thousand, interim answers could go on without an end. */
const MOST_READ = 200_000;
const READ_CHECK = 20;
/** Addresses that are tried behind one name, of each family. */
const ADDRESSES_TRIED = 2;

/** Where a name leads. */
export type Resolve = (host: string, signal: AbortSignal) => Promise<readonly LookupAddress[]>;

/**
 * Asks name servers, those of this machine by default. The system's own lookup would wait in one of four threads that
 * files and passwords need, and takes two names at a time: a name server that never answers would hold up the others.
 */
export function resolveByDns(servers?: readonly string[]): Resolve {
  return async (host, signal) => {
    const family = isIP(host);
    if (family !== 0) return [{ address: host, family }];
    const resolver = new dns.Resolver({ timeout: 2_000, tries: 2 });
    if (servers) resolver.setServers(servers);
    signal.addEventListener('abort', () => resolver.cancel(), { once: true });
    const [four, six] = await Promise.all([
      resolver.resolve4(host).catch(() => []),
      resolver.resolve6(host).catch(() => []),
    ]);
    return [
      ...four.map((address) => ({ address, family: 4 })),
      ...six.map((address) => ({ address, family: 6 })),
    ];
  };
}

export interface CallRules extends WebhookRules {
  readonly resolve: Resolve;
  /** Milliseconds for a whole call. */
  readonly patience?: number;
  /** A certificate authority beside the usual ones. */
  readonly ca?: string;
}

/** `refused`: never try again. `failed`: perhaps later. `hung`: no status in time, or too much before it. */
export type Called = 'done' | 'refused' | 'failed' | 'hung';

export interface Message {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

/**
 * Posts to an address a stranger gave us. The name is looked up here, every address it has must be
 * public, and the connection goes to one that was checked: a name that leads elsewhere a moment later
 * gains nothing. Redirects are not followed, and the answer's body is not read: its status is all there is.
 */
export async function postTo(
  address: string,
  message: Message,
  rules: CallRules,
): Promise<number | 'refused' | 'failed' | 'hung'> {
  if (webhookFault(address, rules) !== null) return 'refused';
  const url = new URL(address);
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), rules.patience ?? PATIENCE);
  try {
    const found = await withinTime(rules.resolve(hostOf(url), late.signal), late.signal);
    if (found.length === 0) return late.signal.aborted ? 'hung' : 'failed';
    if (!found.every((one) => rules.isAllowed(one.address))) return 'refused';
    return await post(url, message, firstOfEachFamily(found), rules.ca, late);
  } catch {
    return late.signal.aborted ? 'hung' : 'failed';
  } finally {
    clearTimeout(timer);
  }
}

/** The same, for JSON. */
export async function callAddress(address: string, body: object, rules: CallRules): Promise<Called> {
  const headers = { 'content-type': 'application/json' };
  const status = await postTo(address, { headers, body: JSON.stringify(body) }, rules);
  if (typeof status === 'string') return status;
  if (status >= 200 && status < 300) return 'done';
  return status === 429 || status >= 500 ? 'failed' : 'refused';
}

function withinTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const ended = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => ended.reject(signal.reason), { once: true });
  return Promise.race([work, ended.promise]);
}

function firstOfEachFamily(found: readonly LookupAddress[]): LookupAddress[] {
  return [4, 6].flatMap((family) => found.filter((one) => one.family === family).slice(0, ADDRESSES_TRIED));
}

function post(
  url: URL,
  message: Message,
  to: LookupAddress[],
  ca: string | undefined,
  late: AbortController,
): Promise<number> {
  const lookup: LookupFunction = (_host, options, tell) =>
    options.all ? tell(null, to) : tell(null, to[0]!.address, to[0]!.family);
  return new Promise((resolve, reject) => {
    const asking = request(
      url,
      {
        method: 'POST',
        lookup,
        agent: false,
        maxHeaderSize: LONGEST_HEADERS,
        // A server that asks for one handshake after the other takes processor time only.
        secureOptions: constants.SSL_OP_NO_RENEGOTIATION,
        signal: late.signal,
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
    boundReading(asking, late);
    asking.end(message.body);
  });
}

/** Ends a call whose target sends more than any answer's head has. */
function boundReading(asking: ClientRequest, late: AbortController): void {
  const checking = setInterval(() => {
    if ((asking.socket?.bytesRead ?? 0) > MOST_READ) late.abort();
  }, READ_CHECK);
  asking.once('close', () => clearInterval(checking));
}
