import type { IncomingMessage } from 'node:http';
import websocket from '@fastify/websocket';
import { LIMITS, type Person } from '@quartet/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { TableService } from '../tables/doors.ts';
import { Connection } from './connection.ts';

export interface LiveOptions {
  readonly tables: TableService;
  /** Whose token this is; null: nobody's. */
  authenticate(token: string): Promise<Person | null>;
  /** The token in the cookie of this request; null: none. */
  tokenOf(request: FastifyRequest): string | null;
  /** Whether a page from there may open a connection with this request's cookie. */
  isOwnOrigin(origin: string | undefined, request: IncomingMessage): boolean;
  onError(error: unknown, where: string): void;
}

/** Everybody connected to this node. */
export interface LiveDoor {
  readonly connections: ReadonlySet<Connection>;
  /** Says goodbye to everybody; they come back to whichever node answers. */
  drain(): void;
}

const PING_EVERY = 20_000;

/** The live socket at /live. */
export async function openLiveDoor(app: FastifyInstance, options: LiveOptions): Promise<LiveDoor> {
  const connections = new Set<Connection>();
  await app.register(websocket, { options: { maxPayload: LIMITS.frame, perMessageDeflate: false } });
  app.get('/live', { websocket: true }, (socket: WebSocket, request) => {
    const isOwn = options.isOwnOrigin(request.headers.origin, request.raw);
    const connection = new Connection(socket, isOwn ? options.tokenOf(request) : null, options);
    connections.add(connection);
    socket.on('close', () => connections.delete(connection));
  });
  const pinging = setInterval(() => {
    for (const connection of connections) connection.checkAlive();
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
