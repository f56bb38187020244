import { connect, type Socket } from 'node:net';

/** Kinds of WebSocket frames. */
export const OPCODE = { continuation: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;

/** A frame as a client sends it: with a mask, which is all zeros here. */
export function frame(opcode: number, payload: string | Uint8Array = '', isFinal = true): Buffer {
  const body = Buffer.from(payload as string);
  const isLong = body.length > 125;
  const head = Buffer.alloc(isLong ? 8 : 6);
  head[0] = (isFinal ? 0x80 : 0) | opcode;
  head[1] = 0x80 | (isLong ? 126 : body.length);
  if (isLong) head.writeUInt16BE(body.length, 2);
  return Buffer.concat([head, body]);
}

/** The same frames again and again, as one chunk. */
export function repeated(bytes: Buffer, count: number): Buffer {
  return Buffer.concat(Array.from({ length: count }, () => bytes));
}

/** A WebSocket client that sends any bytes and reads nothing after the server's answer to its upgrade. */
export class RawSocket implements Disposable {
  readonly socket: Socket;
  /** The head of the server's answer. */
  readonly answer: string;

  private constructor(socket: Socket, answer: string) {
    this.socket = socket;
    this.answer = answer;
    socket.setMaxListeners(0);
    socket.pause();
  }

  /** `headers`: sent beside those of an upgrade. Null: closed without an answer. */
  static open(
    url: string,
    route = 'GET /live',
    headers: Readonly<Record<string, string>> = {},
  ): Promise<RawSocket | null> {
    const { hostname, port, host } = new URL(url);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    const all = {
      host,
      upgrade: 'websocket',
      connection: 'Upgrade',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      'sec-websocket-version': '13',
      ...headers,
    };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`${route} HTTP/1.1\r\n${lines.join('')}\r\n`);
    return new Promise((resolve) => {
      socket.once('data', (bytes) => resolve(new RawSocket(socket, String(bytes))));
      socket.once('close', () => resolve(null));
    });
  }

  /** Whether the server has cut the line, as far as is known here: a write after that fails. */
  get isClosed(): boolean {
    return this.socket.destroyed;
  }

  /** Sends the chunk until `most` bytes are sent, or the line is closed; returns how many bytes were. */
  async pour(chunk: Buffer, most: number): Promise<number> {
    let sent = 0;
    while (sent < most && !this.isClosed) {
      const isTaken = await new Promise<boolean>((resolve) => {
        this.socket.write(chunk, (error) => resolve(!error));
        this.socket.once('close', () => resolve(false));
      });
      if (!isTaken) break;
      sent += chunk.length;
    }
    return sent;
  }

  /** Reads on, and settles when the server has closed the line. */
  async ended(): Promise<void> {
    if (this.isClosed) return;
    this.socket.resume();
    await new Promise((resolve) => this.socket.once('close', resolve));
  }

  [Symbol.dispose](): void {
    this.socket.destroy();
  }
}
