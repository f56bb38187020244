import type { ProblemCode } from '@quartet/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { SignedIn } from '../people/sessions.ts';
import type { Outcome } from '../tables/doors.ts';

export type Schema = z.ZodMiniType;

const nothing = z.strictObject({});
type Nothing = typeof nothing;

/**
 * What it costs us, and so how often one address may ask for it. `look`: a whole table is shown, and counted by
 * who asks. `guest`: a person is stored who may stay for half a year. `guess`: somebody might try out secrets.
 */
export type Price = 'usual' | 'look' | 'dear' | 'guest' | 'guess';

/** One thing the HTTP door offers. Routes, checks and the API's description are all made from it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** `/api/tables/:table` */
  readonly path: string;
  readonly tag: 'people' | 'tables' | 'events' | 'ratings' | 'admin';
  readonly summary: string;
  readonly needs: 'anybody' | 'person' | 'admin';
  readonly price: Price;
  readonly params: Schema;
  readonly query: Schema;
  /** Null: the request has none. */
  readonly body: Schema | null;
  readonly status: 200 | 201;
  readonly answer: Schema;
  /** What may go wrong beside what always may. */
  readonly problems: readonly ProblemCode[];
  serve(asked: Asked<unknown, unknown, unknown, SignedIn | null>): Promise<Outcome<unknown>>;
}

/** A request whose every part was checked. */
interface Asked<P, Q, B, Who> {
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly who: Who;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

interface Described<P extends Schema, Q extends Schema, B extends Schema, A extends Schema, Who> {
  readonly tag: Endpoint['tag'];
  readonly summary: string;
  readonly price?: Price;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly status?: 200 | 201;
  readonly answer: A;
  readonly problems?: readonly ProblemCode[];
  serve(asked: Asked<z.output<P>, z.output<Q>, z.output<B>, Who>): Promise<Outcome<z.input<A>>>;
}

type Route = `${Endpoint['method']} /api/${string}`;

/** A way to describe what is offered to some; only what is needed must be said. */
function offeredTo<Who>(needs: Endpoint['needs']) {
  return <
    A extends Schema,
    P extends Schema = Nothing,
    Q extends Schema = Nothing,
    B extends Schema = Nothing,
  >(
    route: Route,
    described: Described<P, Q, B, A, Who>,
  ): Endpoint => complete(route, needs, described);
}

/** Anybody may ask; `who` is null when nobody is signed in. */
export const forAnybody = offeredTo<SignedIn | null>('anybody');
/** Only for whoever is signed in. */
export const forPerson = offeredTo<SignedIn>('person');
/** Only for whoever has shown the secret of the server. */
export const forAdmin = offeredTo<null>('admin');

function complete<P extends Schema, Q extends Schema, B extends Schema, A extends Schema, Who>(
  route: Route,
  needs: Endpoint['needs'],
  described: Described<P, Q, B, A, Who>,
): Endpoint {
  const [method, path] = route.split(' ') as [Endpoint['method'], string];
  const { tag, summary, price = 'usual', status = 200, answer, problems = [] } = described;
  const { params = nothing, query = nothing, body = null } = described;
  // Whoever calls it has checked the parts by these very schemas, and that somebody is signed in if one must be.
  const serve = described.serve as Endpoint['serve'];
  return { method, path, needs, tag, summary, price, status, answer, problems, params, query, body, serve };
}

export function answer<T>(value: T): Outcome<T> {
  return { ok: true, value };
}
