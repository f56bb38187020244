import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { AtOnce } from '../at-once.ts';
import { addressOf } from './address-of.ts';
import { UnreadAnswers } from './unread-answers.ts';

/** Bytes that an answer read from a file keeps in memory at most. */
const STREAM_BUFFER = 65_536;
/** Milliseconds. */
const FAREWELL = 3_000;

/** Bounds the memory of answers that clients do not read. */
export function limitUnreadAnswers(app: FastifyInstance): void {
  const unread = new UnreadAnswers();
  app.addHook('onRequest', (request, reply, done) => {
    if (unread.begin(request.raw.socket, addressOf(request), reply.raw)) done();
    else reply.hijack();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    unread.add(request.raw.socket, reply.raw, bytesOf(payload));
    done(null, payload);
  });
}

/** Connections of one address beyond these are closed at once. Behind a proxy all have its address: there the proxy counts. */
export function limitConnections(app: FastifyInstance, perAddress: number): void {
  const open = new AtOnce(perAddress);
  app.server.on('connection', (socket: Socket) => {
    const end = open.begin(addressOf({ ip: socket.remoteAddress ?? '' }));
    if (end) socket.once('close', end);
    else socket.destroy();
  });
}

/** Connections that have not ended a while after the server began to stop are cut: they would keep it for as long as they like. */
export function cutConnectionsOnClose(app: FastifyInstance): void {
  const open = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('preClose', async () => {
    setTimeout(() => {
      for (const socket of open) socket.destroy();
    }, FAREWELL).unref();
  });
}

function bytesOf(payload: unknown): number {
  if (typeof payload === 'string' || payload instanceof Uint8Array) return payload.length;
  return payload === null || payload === undefined ? 0 : STREAM_BUFFER;
}
