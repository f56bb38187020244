import { randomUUID } from 'node:crypto';
import type { Writable } from 'node:stream';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import { printable } from '@quartet/core';
import { LIMITS } from '@quartet/protocol';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { ALLOWED } from '../allowed.ts';
import { errorForLog } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { ServeOptions } from '../serve-options.ts';
import { adminEndpoints } from './admin-endpoints.ts';
import { AnsweredLog } from './answered-log.ts';
import { describeApi } from './api-page.ts';
import { challengeEndpoints } from './challenge-endpoints.ts';
import { circleEndpoints } from './circle-endpoints.ts';
import { ConnectionLimits } from './connection-limits.ts';
import { dailyEndpoints } from './daily-endpoints.ts';
import { fail, openDoor } from './door.ts';
import { answerErrors } from './errors.ts';
import { eventEndpoints } from './event-endpoints.ts';
import { openInvitations } from './invitation.ts';
import { refuseUnknownHosts } from './known-hosts.ts';
import { meEndpoints } from './me-endpoints.ts';
import type { Parts } from './parts.ts';
import { pushEndpoints } from './push-endpoints.ts';
import { Rates } from './rates.ts';
import { ratingEndpoints } from './rating-endpoints.ts';
import { securityHeaders } from './security.ts';
import { signInEndpoints } from './sign-in-endpoints.ts';
import { tableEndpoints } from './table-endpoints.ts';
import { serveWebApp } from './web-app.ts';

/** Letters: ids of passkeys, the longest there are. */
const LONGEST_PARAMETER = 1_364;

/** The HTTP server with everything that holds for all doors: headers, limits, logs, errors. */
export async function makeApp(
  options: ServeOptions,
  metrics: Metrics,
  stream: Pick<Writable, 'write'> = process.stdout,
): Promise<FastifyInstance> {
  // Behind a proxy all connections have its address: there the proxy counts.
  const isCounted = options.rate !== null && !options.trustProxy;
  const limits = new ConnectionLimits(isCounted ? ALLOWED.connectionsPerAddress : Number.POSITIVE_INFINITY);
  const app = Fastify({
    bodyLimit: LIMITS.frame,
    // One proxy, the nearest: what stands further left in X-Forwarded-For anybody may have written.
    trustProxy: options.trustProxy && ((_, hop) => hop === 0),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    serverFactory: (handler) => limits.makeServer(handler),
    frameworkErrors: (_, __, reply) =>
      fail(reply, { code: 'bad-message', message: 'The address cannot be read.', where: 'url' }),
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
    forceCloseConnections: 'idle',
    logController: new LogController({ disableRequestLogging: true }),
    logger: { level: options.logLevel, serializers: { err: errorForLog }, stream: harmless(stream) },
  });
  limits.applyTo(app);
  await app.register(helmet, securityHeaders(options));
  await app.register(cookie);
  answerErrors(app);
  readBodies(app);
  const answers = new AnsweredLog();
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const answered = { method: request.method, route, status: reply.statusCode };
    metrics.answered({ ...answered, seconds: reply.elapsedTime / 1000 });
    answers.note(request.log, { ...answered, ms: Math.round(reply.elapsedTime), from: request.ip });
    done();
  });
  return app;
}

/** JSON leaves C1 signs and marks of direction as they are, and logs are read in terminals. */
function harmless(stream: Pick<Writable, 'write'>): { write(line: string): void } {
  return { write: (line) => void stream.write(printable(line)) };
}

/** JSON and nothing else; whoever says so but sends nothing has simply no body. */
function readBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parse(request, String(body), done),
  );
}

/** What people and programs ask by HTTP; the live door is not here. */
export async function openHttp(app: FastifyInstance, parts: Parts): Promise<void> {
  const { options } = parts;
  const rates = options.rate === null ? null : await paced(app, options.rate);
  refuseUnknownHosts(app, options);
  const endpoints = [
    ...meEndpoints(parts),
    ...signInEndpoints(parts),
    ...pushEndpoints(parts),
    ...tableEndpoints(parts),
    ...eventEndpoints(parts),
    ...circleEndpoints(parts),
    ...ratingEndpoints(parts),
    ...dailyEndpoints(parts),
    ...challengeEndpoints(parts),
    ...adminEndpoints(parts),
  ];
  openDoor(app, endpoints, parts, rates);
  openInvitations(app, parts, rates);
  describeApi(app, endpoints);
  if (options.app !== null) await serveWebApp(app, options.app);
}

async function paced(app: FastifyInstance, rate: number): Promise<Rates> {
  await app.register(rateLimit, { global: false });
  const rates = new Rates(app, rate);
  app.addHook('onRequest', async (request, reply) => {
    const within = await rates.address(request, reply);
    if (!within.ok) await fail(reply, within.problem);
  });
  return rates;
}
