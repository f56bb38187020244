import type { Socket } from 'node:net';
import type { WebSocket } from '@fastify/websocket';
import type { Problem, ServerMessage } from '@quartet/protocol';
import { Allowance } from '../allowance.ts';
import { ALLOWED } from '../allowed.ts';

/** Bytes: objects that lie in memory beside the text of each message that waits. */
const BESIDES = 1_100;

/** What one live connection is sent, and how much of it waits for its reader. */
export class Outgoing {
  private readonly socket: WebSocket;
  /** What carries the socket's frames. */
  private readonly wire: Socket;
  /** Counts bytes among those of all connections, until the returned function is called. */
  private readonly waitInAll: (bytes: number) => () => void;
  private readonly tooFast = new Allowance(ALLOWED.tooFastTold);
  private isGathering = false;
  private waiting = 0;

  constructor(socket: WebSocket, wire: Socket, waitInAll: (bytes: number) => () => void) {
    this.socket = socket;
    this.wire = wire;
    this.waitInAll = waitInAll;
  }

  get bytesWaiting(): number {
    return this.waiting;
  }

  send(message: ServerMessage): void {
    this.tell(JSON.stringify(message));
  }

  refuse(problem: Problem, about: { readonly id?: string; readonly table?: string } = {}): void {
    this.send({ type: 'problem', ...about, problem });
  }

  /** Said now and then only: answers to everything that was too much would be too much themselves. */
  refuseTooFast(problem: Problem): void {
    if (this.tooFast.take()) this.refuse(problem);
  }

  /** One message, written as JSON. A reader who is too far behind is cut off. */
  tell(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.waiting > ALLOWED.bytesWaiting) {
      this.cut();
      return;
    }
    this.gather();
    this.socket.send(text, this.wait(text.length));
  }

  ping(): void {
    if (this.isKeepingUp) this.socket.ping('', false, this.wait(0));
  }

  pong(bytes: Buffer): void {
    // A copy: the bytes are a part of the whole chunk with which they came.
    if (this.isKeepingUp) this.socket.pong(Buffer.from(bytes), false, this.wait(bytes.length));
  }

  /** Pings and pongs would wait behind all the rest, and be worth nothing then. */
  private get isKeepingUp(): boolean {
    return this.socket.readyState === this.socket.OPEN && this.waiting < ALLOWED.bytesWaitingAtPing;
  }

  cut(): void {
    this.socket.terminate();
  }

  /** Counted until the returned function is called. */
  private wait(length: number): () => void {
    const bytes = length + BESIDES;
    this.waiting += bytes;
    const stop = this.waitInAll(bytes);
    return () => {
      this.waiting -= bytes;
      stop();
    };
  }

  /** What is said in one go, such as a move and its acknowledgement, leaves in one packet. */
  private gather(): void {
    if (this.isGathering) return;
    this.isGathering = true;
    this.wire.cork();
    process.nextTick(() => {
      this.isGathering = false;
      this.wire.uncork();
    });
  }
}
