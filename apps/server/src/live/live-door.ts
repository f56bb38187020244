import type { WebSocket } from '@fastify/websocket';
import websocket from '@fastify/websocket';
import { LIMITS, type Person } from '@quartet/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TableService } from '../tables/doors.ts';
import { Connection } from './connection.ts';
import { Crowd } from './crowd.ts';

export interface LiveOptions {
  readonly tables: TableService;
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

/** Everybody connected to this node. */
export interface LiveDoor {
  readonly connections: ReadonlySet<Connection>;
  /** Says goodbye to everybody; they come back to whichever node answers. */
  drain(): void;
}

const PING_EVERY = 20_000;
/** After so many pings it is looked whether sessions still run: one may expire, and a note that it ended may get lost. */
const RECHECK = 3;

/** The live socket at /live. */
export async function openLiveDoor(app: FastifyInstance, options: LiveOptions): Promise<LiveDoor> {
  const crowd = new Crowd<Connection>(options.isLimited);
  const connections = crowd.all;
  await app.register(websocket, {
    options: { maxPayload: LIMITS.frame, perMessageDeflate: false },
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
  let pings = 0;
  const pinging = setInterval(() => {
    for (const connection of connections) connection.checkAlive();
    if (++pings % RECHECK === 0) recheck();
  }, PING_EVERY);
  pinging.unref();
  app.addHook('onClose', async () => clearInterval(pinging));
  return {
    connections,
    drain() {
      for (const connection of connections) connection.sayGoodbye();
    },
  };
}
