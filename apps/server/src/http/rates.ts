import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SignedIn } from '../people/sessions.ts';
import type { Outcome } from '../tables/doors.ts';
import { problem } from '../tables/problem.ts';
import { addressOf } from './address-of.ts';
import type { Price } from './endpoint.ts';
import { Guesses } from './guesses.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

type Limiter = ReturnType<FastifyInstance['createRateLimit']>;

/** How often one address, one person and one login may ask. Each node counts for itself. */
export class Rates {
  private readonly everything: Limiter;
  private readonly prices: Readonly<Record<Price, readonly Limiter[]>>;
  private readonly person: Limiter;
  private readonly guesses: Guesses;

  /** `rate`: how many dear requests a minute from one address; everything else is a multiple of it. */
  constructor(app: FastifyInstance, rate: number) {
    const limiter = (
      max: number,
      keyGenerator: (request: FastifyRequest) => string = addressOf,
      timeWindow = MINUTE,
    ): Limiter => app.createRateLimit({ max: Math.max(1, Math.floor(max)), timeWindow, keyGenerator });
    this.everything = limiter(rate * 30);
    this.person = limiter(rate * 20, askerOf);
    this.guesses = new Guesses({ perAddress: rate / 4, perTarget: rate / 2 });
    const dear = limiter(rate);
    this.prices = {
      usual: [],
      look: [limiter(rate * 10, askerOf)],
      dear: [dear],
      guest: [dear, limiter(rate * 20, addressOf, DAY)],
      guess: [],
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

  /** A try at a secret. Only those count that are written as one must be: nothing else could hit. */
  guess(request: FastifyRequest, reply: FastifyReply, own: SignedIn | null): Outcome<null> {
    const wait = this.guesses.take(addressOf(request), targetOf(request, own));
    if (wait === 0) return { ok: true, value: null };
    const seconds = Math.ceil(wait / 1000);
    reply.header('retry-after', seconds);
    return problem('too-fast', `Too many tries; try again in ${seconds} s.`);
  }

  /** The try was right. */
  fits(request: FastifyRequest, own: SignedIn | null): void {
    this.guesses.fits(addressOf(request), targetOf(request, own));
  }
}

const asking = new WeakMap<FastifyRequest, string>();

/** By person where there is one: an address may be a whole school's. */
function askerOf(request: FastifyRequest): string {
  return asking.get(request) ?? addressOf(request);
}

/** Whose secret is tried: one's own, where only people may ask, else that of the login in the body. */
function targetOf({ body }: FastifyRequest, own: SignedIn | null): string | null {
  if (own) return `person ${own.person.id}`;
  const login = typeof body === 'object' && body !== null && 'login' in body ? body.login : null;
  return typeof login === 'string' ? `login ${login.toLowerCase()}` : null;
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
