import type { FastifyRequest } from 'fastify';
import type { ServeOptions } from '../serve-options.ts';
import type { Outcome } from '../tables/doors.ts';
import { problem } from '../tables/problem.ts';

type Origins = Pick<ServeOptions, 'origin'>;

const HARMLESS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Where our own pages live, as browsers write it: `https://cards.example`. */
export function ownOrigin(request: FastifyRequest, { origin }: Origins): string {
  return origin ?? `${request.protocol}://${request.host}`;
}

export function isHttps(request: FastifyRequest, options: Origins): boolean {
  return ownOrigin(request, options).startsWith('https:');
}

/**
 * Other sites' pages may make a browser send its cookie along. A browser says where a page that writes comes
 * from; programs show a token instead of a cookie, which no page can make them do.
 */
export function checkOrigin(
  request: FastifyRequest,
  options: Origins,
  shows: 'token' | 'cookie' | 'nothing',
): Outcome<null> {
  const fine = { ok: true, value: null } as const;
  if (HARMLESS.has(request.method) || shows === 'token') return fine;
  const said = request.headers.origin;
  const own = ownOrigin(request, options);
  if (said === own) return fine;
  if (said === undefined && shows === 'nothing') return fine;
  if (said === undefined && request.headers['sec-fetch-site'] === 'same-origin') return fine;
  const from =
    said === undefined ? 'does not say which page it comes from' : `comes from ${said.slice(0, 100)}`;
  return problem('wrong-origin', `The request ${from}; only pages of ${own} may do this with a cookie.`);
}

/** Whether one of our own pages opens this connection; programs say nothing of a page. */
export function isOwnPage(request: FastifyRequest, options: Origins): boolean {
  return request.headers.origin === ownOrigin(request, options);
}
