import { WebSocket } from 'ws';

/** A live socket from this address, as a proxy passes it on. */
export function openFrom(url: string, address: string): WebSocket {
  const headers = { 'x-forwarded-for': address };
  return new WebSocket(`${url.replace('http', 'ws')}/live`, { headers, perMessageDeflate: false });
}

/** A request from this address. */
export function askFrom(
  url: string,
  address: string,
  { method = 'GET', path, body, token, headers }: Asking,
): Promise<Response> {
  return fetch(url + path, {
    method,
    headers: {
      'x-forwarded-for': address,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    signal: AbortSignal.timeout(40_000),
  });
}

export interface Asking {
  readonly method?: string;
  readonly path: string;
  readonly body?: unknown;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}
