import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { FastifyInstance } from 'fastify';
import type { ServeOptions } from '../serve-options.ts';
import { problem } from '../tables/problem.ts';
import { fail } from './door.ts';

const MISDIRECTED = 421;
/** The name and port of a Host header; IPv6 stands in brackets. */
const HOST = /^(?:\[([\da-f:.]+)\]|([\w.-]+?)\.?)(?::\d{1,5})?$/i;
/** No public name ends so: those of a machine, a home, a company, a cluster. */
const INNER = /\.(?:local|localhost|lan|internal|home\.arpa)$/;
/** What asks these has no name for the server, and learns nothing but that it lives. */
const PROBES: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz']);

/**
 * Whether a Host header can lead here without the server being told its public name. Any other name may be a stranger's who
 * lets it point here, so that their page counts as ours in the browser of somebody on this network (DNS rebinding).
 */
export function isInnerHost(header: string): boolean {
  const [, ipv6, name] = HOST.exec(header) ?? [];
  if (ipv6 !== undefined) return isIP(ipv6) === 6;
  if (name === undefined) return false;
  const plain = name.toLowerCase();
  return isIP(plain) === 4 || !plain.includes('.') || INNER.test(plain) || plain === hostname().toLowerCase();
}

/** Without an origin only requests are answered whose Host no stranger can choose. */
export function refuseUnknownHosts(app: FastifyInstance, { origin }: Pick<ServeOptions, 'origin'>): void {
  if (origin !== null) return;
  app.addHook('onRequest', async (request, reply) => {
    if (isInnerHost(request.host) || PROBES.has(request.routeOptions.url)) return;
    const named = `${request.protocol}://${request.host}`.slice(0, 100);
    const sentence = `This server does not know that it is ${named}. If you run it, start it with --origin ${named}.`;
    if (!request.url.startsWith('/api'))
      return reply.code(MISDIRECTED).type('text/plain; charset=utf-8').send(`${sentence}\n`);
    return fail(reply, problem('wrong-origin', sentence, 'host').problem, MISDIRECTED);
  });
}
