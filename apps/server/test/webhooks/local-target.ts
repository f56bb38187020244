import { readFileSync } from 'node:fs';
import { createServer, type Server, type ServerOptions } from 'node:https';
import {
  type AddressInfo,
  createServer as createTcpServer,
  type Socket,
  type Server as TcpServer,
} from 'node:net';
import type { TLSSocket } from 'node:tls';
import type { CallRules, Resolve } from '../../src/webhooks/call-address.ts';
import { isPublicAddress } from '../../src/webhooks/public-address.ts';

const pem = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');
const CERTIFICATE = pem('./hook-test-cert.pem');
const loopback: Resolve = async () => [{ address: '127.0.0.1', family: 4 }];

/** What a target does once it has read a request; it may write whatever it likes to the socket. */
export type Behaviour = (socket: TLSSocket, body: string, host: string) => void;

export const answering: Behaviour = (socket) => void socket.end('HTTP/1.1 204 No Content\r\n\r\n');
export const hanging: Behaviour = () => undefined;

/** A server at https://hook.test on this machine that answers, or does not, as a test wants. */
export class LocalTarget implements AsyncDisposable {
  behaviour: Behaviour;
  /** Requests by Host header, in the order they came. */
  readonly requests: string[] = [];
  /** Connections open now, and the most there were at once. */
  open = 0;
  mostOpen = 0;
  private readonly sockets = new Set<Socket>();
  private readonly server: Server;

  private constructor(behaviour: Behaviour, options: ServerOptions) {
    this.behaviour = behaviour;
    const identity = { key: pem('./hook-test-key.pem'), cert: CERTIFICATE };
    this.server = createServer({ ...identity, ...options }, (request) => {
      let body = '';
      request.setEncoding('utf8').on('data', (text: string) => {
        body += text;
      });
      request.on('end', () => {
        const host = request.headers.host!.split(':')[0]!;
        this.requests.push(host);
        this.behaviour(request.socket as TLSSocket, body, host);
      });
    });
    this.server.on('connection', (socket: Socket) => {
      this.sockets.add(socket);
      this.mostOpen = Math.max(this.mostOpen, ++this.open);
      socket.on('error', () => undefined);
      socket.once('close', () => {
        this.open--;
        this.sockets.delete(socket);
      });
    });
    this.server.on('tlsClientError', () => undefined);
    this.server.on('secureConnection', (socket) => socket.on('error', () => undefined));
  }

  static async start(behaviour: Behaviour, options: ServerOptions = {}): Promise<LocalTarget> {
    const target = new LocalTarget(behaviour, options);
    await new Promise<void>((resolve) => target.server.listen(0, '127.0.0.1', resolve));
    return target;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  get url(): string {
    return `https://hook.test:${this.port}/`;
  }

  /** This machine counts as public here; everything else is as for real calls. */
  rules(others: readonly { readonly port: number }[] = []): CallRules {
    const isAllowed = (address: string): boolean => address === '127.0.0.1' || isPublicAddress(address);
    const ports = [this, ...others].map(({ port }) => port);
    return { ports, isAllowed, resolve: loopback, ca: CERTIFICATE };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

/** A port on this machine that takes connections and never says a word, whatever host is meant. */
export class SilentPort implements AsyncDisposable {
  /** Connections open now, and the most there were at once. */
  open = 0;
  mostOpen = 0;
  private readonly sockets = new Set<Socket>();
  private readonly server: TcpServer = createTcpServer((socket) => {
    this.sockets.add(socket);
    this.mostOpen = Math.max(this.mostOpen, ++this.open);
    socket.on('error', () => undefined).resume();
    socket.once('close', () => {
      this.open--;
      this.sockets.delete(socket);
    });
  });

  static async start(): Promise<SilentPort> {
    const silent = new SilentPort();
    await new Promise<void>((resolve) => silent.server.listen(0, '127.0.0.1', resolve));
    return silent;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
