import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { LIMITS } from '@quartet/protocol';
import type { FastifyInstance } from 'fastify';
import { ALLOWED } from '../allowed.ts';
import { AtOnce } from '../at-once.ts';
import { addressOf } from './address-of.ts';
import { UnreadAnswers } from './unread-answers.ts';

/** Milliseconds until a request must be there whole. */
const REQUEST_TIMEOUT = 30_000;
/** Milliseconds that a connection may rest between requests; proxies must end theirs sooner. */
const KEEP_ALIVE = 72_000;
/** Milliseconds in which no byte went either way, while a request or its answer is under way; longer than one waits for news. */
const STALLED = (LIMITS.waitSeconds + 15) * 1000;
/** Milliseconds that connections get to end once the server stops. */
const FAREWELL = 3_000;
/** Bytes of a request's head. */
const LONGEST_HEAD = 16_384;
/** Bytes that an answer read from a file keeps in memory at most. */
const STREAM_BUFFER = 65_536;
/** Bytes that one answer counts for at most: only exports are longer, and of them there are few at once. */
const LONGEST_ANSWER = ALLOWED.bytesUnreadInAll / ALLOWED.exportsInAll;

/** What connections may take: how many there are of one address, for how long, and what waits on them. */
export class ConnectionLimits {
  private readonly unread = new UnreadAnswers();
  private readonly byAddress: AtOnce;
  private readonly open = new Set<Socket>();

  /** `perAddress`: connections of one address beyond these are closed at once. */
  constructor(perAddress: number) {
    this.byAddress = new AtOnce(perAddress);
  }

  makeServer(handler: RequestListener): Server {
    const timeouts = { requestTimeout: REQUEST_TIMEOUT, keepAliveTimeout: KEEP_ALIVE };
    const listener: RequestListener = (request, answer) => {
      if (this.unread.begin(request.socket, answer)) handler(request, answer);
    };
    const server = createServer(
      {
        ...timeouts,
        maxHeaderSize: LONGEST_HEAD,
        connectionsCheckingInterval: 5_000,
        // Node would answer by itself, and count nothing.
        requireHostHeader: false,
        // Any other address answers as if nothing but HTTP had been asked for.
        shouldUpgradeCallback: ({ url }) => /^\/live(?:\?|$)/.test(url ?? ''),
      },
      listener,
    );
    // The same for whatever else a request expects.
    server.on('checkExpectation', listener);
    server.setTimeout(STALLED);
    server.on('connection', (socket: Socket) => this.connected(socket));
    return server;
  }

  applyTo(app: FastifyInstance): void {
    app.addHook('onRequest', (request, _, done) => {
      this.unread.setAddress(request.raw.socket, addressOf(request));
      done();
    });
    app.addHook('onSend', (request, reply, payload, done) => {
      this.unread.add(request.raw.socket, reply.raw, bytesOf(payload));
      done(null, payload);
    });
    app.addHook('preClose', async () => {
      setTimeout(() => {
        for (const socket of this.open) socket.destroy();
      }, FAREWELL).unref();
    });
  }

  private connected(socket: Socket): void {
    const end = this.byAddress.begin(addressOf({ ip: socket.remoteAddress ?? '' }));
    if (!end) {
      socket.destroy();
      return;
    }
    this.open.add(socket);
    socket.once('close', () => {
      this.open.delete(socket);
      end();
    });
  }
}

function bytesOf(payload: unknown): number {
  if (typeof payload === 'string' || payload instanceof Uint8Array)
    return Math.min(payload.length, LONGEST_ANSWER);
  return payload === null || payload === undefined ? 0 : STREAM_BUFFER;
}
