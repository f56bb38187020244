import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Metrics } from '../metrics.ts';
import type { Store } from '../store/store.ts';
import { notFound } from './errors.ts';
import { Readiness } from './readiness.ts';

const NEAR: ReadonlySet<string> = new Set([
  'loopback',
  'private',
  'uniqueLocal',
  'linkLocal',
  'carrierGradeNat',
]);

/** For whoever runs the server: does it live, may it get work, how does it do? */
export function operations(
  app: FastifyInstance,
  parts: { readonly store: Store; readonly metrics: Metrics; readonly stopping: AbortSignal },
): void {
  const readiness = new Readiness(parts.store);
  app.get('/healthz', (_, reply) => reply.type('text/plain').send('alive\n'));
  app.get('/readyz', async (_, reply) => {
    const isReady = !parts.stopping.aborted && (await readiness.isReady());
    return reply
      .code(isReady ? 200 : 503)
      .type('text/plain')
      .send(isReady ? 'ready\n' : 'not ready\n');
  });
  app.get('/metrics', async (request, reply) => {
    if (!isNear(request)) return notFound(request, reply);
    const { type, body } = await parts.metrics.text();
    return reply.type(type).send(body);
  });
}

/** From this machine or its own network: figures are nobody else's business. */
function isNear(request: FastifyRequest): boolean {
  return ipaddr.isValid(request.ip) && NEAR.has(ipaddr.process(request.ip).range());
}
