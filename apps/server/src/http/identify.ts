import type { FastifyReply, FastifyRequest } from 'fastify';
import type { People } from '../people/people.ts';
import type { SignedIn } from '../people/sessions.ts';
import type { ServeOptions } from '../serve-options.ts';
import type { Outcome } from '../tables/doors.ts';
import { problem } from '../tables/problem.ts';
import { checkOrigin } from './origins.ts';
import { PERSON_COOKIE } from './session-cookie.ts';

const BEARER = /^Bearer ([\w.~+/-]{1,200}=*)$/i;

type Shown = { readonly by: 'token' | 'cookie'; readonly token: string } | { readonly by: 'nothing' };

/** What the request shows of its sender: a program's token first, else a browser's cookie. */
function tokenOf(request: FastifyRequest, options: ServeOptions): Shown {
  const header = request.headers.authorization;
  if (header !== undefined) return { by: 'token', token: BEARER.exec(header)?.[1] ?? '' };
  const cookie = PERSON_COOKIE.read(request, options);
  return cookie !== null ? { by: 'cookie', token: cookie } : { by: 'nothing' };
}

/** Who asks; null: nobody we know. A wrong token is said to be wrong, an old cookie is just forgotten. */
export async function identify(
  { people, options }: { readonly people: People; readonly options: ServeOptions },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Outcome<SignedIn | null>> {
  const shown = tokenOf(request, options);
  const allowed = checkOrigin(request, options, shown.by);
  if (!allowed.ok) return allowed;
  if (shown.by === 'nothing') return { ok: true, value: null };
  const signedIn = await people.sessions.authenticate(shown.token);
  if (!signedIn && shown.by === 'token')
    return problem('sign-in', 'This token opens nothing here.', 'authorization');
  if (shown.by === 'cookie') {
    if (!signedIn) PERSON_COOKIE.drop(request, reply, options);
    else if (signedIn.renewed || PERSON_COOKIE.isOutdated(request, options))
      PERSON_COOKIE.give(request, reply, options, shown.token);
  }
  return { ok: true, value: signedIn };
}
