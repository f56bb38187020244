import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SignedIn } from '../people/sessions.ts';
import type { Outcome } from '../tables/doors.ts';
import { problem } from '../tables/problem.ts';
import type { Price } from './endpoint.ts';

const MINUTE = 60_000;

type Limiter = ReturnType<FastifyInstance['createRateLimit']>;

/** How often one address, one person and one login may ask. Each node counts for itself. */
export class Rates {
  private readonly everything: Limiter;
  private readonly prices: Readonly<Record<Price, readonly Limiter[]>>;
  private readonly person: Limiter;

  /** `rate`: how many dear requests a minute from one address; everything else is a multiple of it. */
  constructor(app: FastifyInstance, rate: number) {
    const limiter = (max: number, key?: (request: FastifyRequest) => string): Limiter =>
      app.createRateLimit({
        max: Math.max(1, Math.floor(max)),
        timeWindow: MINUTE,
        ...(key && { keyGenerator: key }),
      });
    this.everything = limiter(rate * 30);
    this.person = limiter(rate * 20, askerOf);
    // Guesses are counted by what is guessed at too: many addresses shall not help.
    this.prices = {
      usual: [],
      look: [limiter(rate * 10, askerOf)],
      dear: [limiter(rate)],
      guess: [limiter(rate / 4), limiter(rate / 2, targetOf)],
    };
  }

  /** Before anything else is done for a request. */
  address(request: FastifyRequest, reply: FastifyReply): Promise<Outcome<null>> {
    return within([this.everything], request, reply);
  }

  async endpoint(
    request: FastifyRequest,
    reply: FastifyReply,
    price: Price,
    who: SignedIn | null,
  ): Promise<Outcome<null>> {
    if (who) asking.set(request, who.person.id);
    return within([...this.prices[price], ...(who ? [this.person] : [])], request, reply);
  }
}

const asking = new WeakMap<FastifyRequest, string>();

/** By person where there is one: an address may be a whole school's. */
function askerOf(request: FastifyRequest): string {
  return asking.get(request) ?? request.ip;
}

function targetOf(request: FastifyRequest): string {
  const { body } = request;
  const login = typeof body === 'object' && body !== null && 'login' in body ? body.login : null;
  return typeof login === 'string'
    ? `login ${login.toLowerCase().slice(0, 64)}`
    : `${request.routeOptions.url} ${request.ip}`;
}

async function within(
  limiters: readonly Limiter[],
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Outcome<null>> {
  for (const limiter of limiters) {
    const verdict = await limiter(request);
    if (verdict.isAllowed || !verdict.isExceeded) continue;
    reply.header('retry-after', verdict.ttlInSeconds);
    return problem('too-fast', `Too many requests; try again in ${verdict.ttlInSeconds} s.`);
  }
  return { ok: true, value: null };
}
