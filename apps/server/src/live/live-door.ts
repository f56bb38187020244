import type { WebSocket } from '@fastify/websocket';
import websocket from '@fastify/websocket';
import { LIMITS, type Person } from '@quartet/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ALLOWED } from '../allowed.ts';
import type { Events } from '../events/events.ts';
import type { TableService } from '../tables/doors.ts';
import { Connection } from './connection.ts';
import { Crowd } from './crowd.ts';

export interface LiveOptions {
  readonly tables: TableService;
  readonly events: Pick<Events, 'follow'>;
  /** False: anybody may have any number of connections. */
  readonly isLimited: boolean;
  /** Whose token this is; null: nobody's. */
  authenticate(token: string): Promise<Person | null>;
  /** The token in the cookie of this request; null: none. */
  tokenOf(request: FastifyRequest): string | null;
  /** Whether one of our own pages opens the connection: only then its cookie counts. */
  isOwnOrigin(request: FastifyRequest): boolean;
  /** By what connections are counted that have no name. */
  addressOf(request: FastifyRequest): string;
  onError(error: unknown, where: string): void;
  /** Calls back when a session of this person may have ended. */
  onForgotten(listener: (person: string) => void): void;
}

/** Milliseconds since something was heard of a connection. */
export interface Quiet {
  /** Then it is asked. A line at a table soon: the others want to know who is there. */
  readonly asked: number;
  readonly askedIdle: number;
  /** Then those at the table are told that nobody is there, so long after the asking for idle ones, too; what comes after all is heard. */
  readonly away: number;
  /** Then it is cut off. */
  readonly gone: number;
}

/** Somebody who is gone without a word is away to the others within six seconds. */
export const QUIET: Quiet = { asked: 1_500, askedIdle: 20_000, away: 4_500, gone: 40_000 };

/** Everybody connected to this node. */
export interface LiveDoor {
  readonly connections: ReadonlySet<Connection>;
  /** Says goodbye to everybody; they come back to whichever node answers. */
  drain(): void;
}

/** So often in the time after which a line is asked it is looked who is quiet. */
export const LOOKS = 3;
/** So often it is looked whether sessions still run: one may expire, and a note that it ended may get lost. */
const RECHECK_EVERY = 60_000;

/** A name of its own, since not all of it is in the types of `ws`. */
const SOCKETS = {
  maxPayload: LIMITS.frame,
  maxFragments: ALLOWED.fragments,
  maxBufferedChunks: ALLOWED.chunks,
  perMessageDeflate: false,
  // By itself it would answer pings without end to a client that reads none of the answers.
  autoPong: false,
  closeTimeout: ALLOWED.goodbye,
};

/** The live socket at /live. */
export async function openLiveDoor(app: FastifyInstance, options: LiveOptions): Promise<LiveDoor> {
  const crowd = new Crowd<Connection>(options.isLimited);
  const connections = crowd.all;
  await app.register(websocket, {
    options: SOCKETS,
    errorHandler: (error, socket) => {
      // A frame too big or broken, a line cut off: anybody can make as many as they like, so the log has none.
      if (!('code' in error)) options.onError(error, 'live');
      socket.terminate();
    },
  });
  app.get('/live', { websocket: true }, (socket: WebSocket, request) => {
    const isOwn = options.isOwnOrigin(request);
    const cookie = isOwn ? options.tokenOf(request) : null;
    const address = options.addressOf(request);
    new Connection(socket, { wire: request.raw.socket, address, cookie }, options, crowd);
  });
  const recheck = (person?: string): void => {
    for (const connection of connections)
      connection.recheck(person).catch((error) => options.onError(error, 'live recheck'));
  };
  options.onForgotten(recheck);
  const looking = setInterval(() => {
    const now = performance.now();
    for (const connection of connections) connection.checkAlive(now, QUIET);
  }, QUIET.asked / LOOKS).unref();
  const rechecking = setInterval(() => recheck(), RECHECK_EVERY).unref();
  app.addHook('onClose', async () => {
    clearInterval(looking);
    clearInterval(rechecking);
  });
  return {
    connections,
    drain() {
      for (const connection of connections) connection.sayGoodbye();
    },
  };
}
