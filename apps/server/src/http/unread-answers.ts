import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { ALLOWED } from '../allowed.ts';

interface HttpConnection {
  /** Of its latest request. */
  address: string;
  /** Bytes of each answer that is not sent to its end. */
  readonly answers: Map<ServerResponse, number>;
  bytes: number;
}

/**
 * Answers by HTTP that clients have not read yet. A connection that asks on without reading them ends; beyond the limit of all
 * together, the connection ends that is furthest behind, of the address that is.
 */
export class UnreadAnswers {
  private readonly connections = new Map<Socket, HttpConnection>();
  private bytes = 0;

  /** False: too much waits on this connection already, and it has been ended. */
  begin(socket: Socket, answer: ServerResponse): boolean {
    if (socket.destroyed) return false;
    const connection = this.connections.get(socket) ?? this.open(socket);
    if (
      connection.answers.size >= ALLOWED.answersPerConnection ||
      connection.bytes > ALLOWED.bytesUnreadPerConnection
    ) {
      socket.destroy();
      return false;
    }
    connection.answers.set(answer, 0);
    answer.once('close', () => {
      this.count(connection, answer, 0);
      connection.answers.delete(answer);
    });
    return true;
  }

  /** Who asks, as far as limits go. */
  setAddress(socket: Socket, address: string): void {
    const connection = this.connections.get(socket);
    if (connection) connection.address = address;
  }

  /** What is sent from now on; then the furthest behind make room. */
  add(socket: Socket, answer: ServerResponse, bytes: number): void {
    const connection = this.connections.get(socket);
    if (!connection || !this.count(connection, answer, bytes)) return;
    while (this.bytes > ALLOWED.bytesUnreadInAll) this.end(this.furthestBehind());
  }

  private open(socket: Socket): HttpConnection {
    const connection = { address: '', answers: new Map(), bytes: 0 };
    this.connections.set(socket, connection);
    socket.once('close', () => this.forget(socket));
    return connection;
  }

  /** False: its connection has ended meanwhile. */
  private count(connection: HttpConnection, answer: ServerResponse, bytes: number): boolean {
    const before = connection.answers.get(answer);
    if (before === undefined) return false;
    connection.answers.set(answer, bytes);
    connection.bytes += bytes - before;
    this.bytes += bytes - before;
    return true;
  }

  private end(socket: Socket): void {
    this.forget(socket);
    socket.destroy();
  }

  private forget(socket: Socket): void {
    const connection = this.connections.get(socket);
    if (!connection) return;
    this.connections.delete(socket);
    this.bytes -= connection.bytes;
    connection.answers.clear();
  }

  /** The connection with most of the address with most: an address with many connections makes room first. */
  private furthestBehind(): Socket {
    const byAddress = Map.groupBy(this.connections, ([, { address }]) => address);
    const sums = [...byAddress.values()].map((own) => [sum(own.map(([, { bytes }]) => bytes)), own] as const);
    const [, most] = sums.reduce((a, b) => (b[0] > a[0] ? b : a));
    return most.reduce((a, b) => (b[1].bytes > a[1].bytes ? b : a))[0];
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}
