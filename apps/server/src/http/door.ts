import type { Problem } from '@quartet/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Outcome } from '../tables/doors.ts';
import { missingPerson, problem } from '../tables/problem.ts';
import { check } from './bad-message.ts';
import type { Endpoint } from './endpoint.ts';
import { identify } from './identify.ts';
import { checkOrigin } from './origins.ts';
import type { Parts } from './parts.ts';
import type { Rates } from './rates.ts';
import { ADMIN_COOKIE } from './session-cookie.ts';
import { STATUS } from './statuses.ts';

/** `rates` null: everybody may ask as often as they like. */
export function openDoor(
  app: FastifyInstance,
  endpoints: readonly Endpoint[],
  parts: Parts,
  rates: Rates | null,
): void {
  for (const endpoint of endpoints) {
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      async handler(request, reply) {
        reply.header('cache-control', 'no-store');
        const outcome = await answerTo(endpoint, parts, rates, request, reply);
        return outcome.ok ? reply.code(endpoint.status).send(outcome.value) : fail(reply, outcome.problem);
      },
    });
  }
}

export function fail(reply: FastifyReply, wrong: Problem, status = STATUS[wrong.code]): FastifyReply {
  return reply.code(status).send({ problem: wrong });
}

async function answerTo(
  endpoint: Endpoint,
  parts: Parts,
  rates: Rates | null,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Outcome<unknown>> {
  const identified =
    endpoint.needs === 'admin' ? await admit(parts, request) : await identify(parts, request, reply);
  if (!identified.ok) return identified;
  const who = identified.value;
  const paced = await rates?.endpoint(request, reply, endpoint.price, who);
  if (paced && !paced.ok) return paced;
  if (endpoint.needs === 'person' && !who)
    return problem('sign-in', 'This is for people who are signed in: show a cookie or a token.');
  const params = check(endpoint.params, request.params, 'params');
  if (!params.ok) return params;
  const query = check(endpoint.query, request.query, 'query');
  if (!query.ok) return query;
  const body = endpoint.body
    ? check(endpoint.body, request.body, 'body')
    : ({ ok: true, value: {} } as const);
  if (!body.ok) return body;
  const asked = { params: params.value, query: query.value, body: body.value, who, request, reply };
  const serve = (): Promise<Outcome<unknown>> =>
    endpoint.serve(asked).catch((error) => missingPerson(error, who?.person.id ?? null));
  if (endpoint.price !== 'guess' || !rates) return serve();
  const own = endpoint.needs === 'person' ? who : null;
  const guessed = rates.guess(request, reply, own);
  if (!guessed.ok) return guessed;
  const outcome = await serve();
  if (outcome.ok) rates.fits(request, own);
  return outcome;
}

/** The administration does not care who somebody is, but whether they have shown its secret. */
async function admit({ admin, options }: Parts, request: FastifyRequest): Promise<Outcome<null>> {
  if (!admin.access.isOn) return problem('not-found', 'This server has no administration.');
  if (!(await admin.access.isIn(ADMIN_COOKIE.read(request, options))))
    return problem('sign-in', 'This is for whoever runs the server: sign in with its secret.');
  return checkOrigin(request, options, 'cookie');
}
