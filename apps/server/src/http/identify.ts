import type { FastifyReply, FastifyRequest } from 'fastify';
import type { People } from '../people/people.ts';
import { SESSION_LASTS, type SignedIn } from '../people/sessions.ts';
import type { ServeOptions } from '../serve-options.ts';
import type { Outcome } from '../tables/doors.ts';
import { problem } from '../tables/problem.ts';
import { checkOrigin, isHttps } from './origins.ts';

export const COOKIE = 'quartet';
const BEARER = /^Bearer ([\w.~+/-]{1,200}=*)$/i;

type Shown = { readonly by: 'token' | 'cookie'; readonly token: string } | { readonly by: 'nothing' };

/** What the request shows of its sender: a program's token first, else a browser's cookie. */
function tokenOf(request: FastifyRequest): Shown {
  const header = request.headers.authorization;
  if (header !== undefined) return { by: 'token', token: BEARER.exec(header)?.[1] ?? '' };
  const cookie = request.cookies[COOKIE];
  return cookie ? { by: 'cookie', token: cookie } : { by: 'nothing' };
}

/** Who asks; null: nobody we know. A wrong token is said to be wrong, an old cookie is just forgotten. */
export async function identify(
  { people, options }: { readonly people: People; readonly options: ServeOptions },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Outcome<SignedIn | null>> {
  const shown = tokenOf(request);
  const allowed = checkOrigin(request, options, shown.by);
  if (!allowed.ok) return allowed;
  if (shown.by === 'nothing') return { ok: true, value: null };
  const signedIn = await people.sessions.authenticate(shown.token);
  if (!signedIn && shown.by === 'token')
    return problem('sign-in', 'This token opens nothing here.', 'authorization');
  if (shown.by === 'cookie') {
    if (!signedIn) dropCookie(reply);
    else if (signedIn.renewed) giveCookie(request, reply, options, shown.token);
  }
  return { ok: true, value: signedIn };
}

export function giveCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  options: ServeOptions,
  token: string,
): void {
  reply.setCookie(COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps(request, options),
    maxAge: SESSION_LASTS / 1000,
  });
}

export function dropCookie(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/' });
}
