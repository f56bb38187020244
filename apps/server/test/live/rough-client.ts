import { type ServerMessage, serverMessageSchema } from '@quartet/protocol';
import { WebSocket } from 'ws';

/** A connection that sends whatever it is told to, as bytes, and hears what comes back. */
export class RoughClient implements Disposable {
  readonly heard: ServerMessage[] = [];
  readonly socket: WebSocket;
  /** The code with which the line ended. */
  readonly closed: Promise<number>;
  private pings = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    this.closed = new Promise((resolve) => socket.once('close', resolve));
    socket.on('error', () => undefined);
    socket.on('message', (bytes) => this.heard.push(serverMessageSchema.parse(JSON.parse(String(bytes)))));
  }

  static async open(url: string, headers: Readonly<Record<string, string>> = {}): Promise<RoughClient> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/live`, { headers });
    const client = new RoughClient(socket);
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    return client;
  }

  static async signedIn(url: string, token: string | null): Promise<RoughClient> {
    const client = await RoughClient.open(url);
    await client.say({ type: 'hello', protocol: 1, ...(token !== null && { token }) });
    return client;
  }

  say(message: unknown): Promise<ServerMessage[]> {
    return this.send(JSON.stringify(message));
  }

  /** What was answered, until the ping behind it is. */
  async send(frame: string | Uint8Array, isBinary = false): Promise<ServerMessage[]> {
    const from = this.heard.length;
    const n = ++this.pings;
    this.socket.send(frame, { binary: isBinary });
    this.socket.send(JSON.stringify({ type: 'ping', n }));
    const isAnswered = (): boolean =>
      this.heard.some((message) => message.type === 'pong' && message.n === n);
    while (!isAnswered() && this.socket.readyState === WebSocket.OPEN)
      await new Promise((resolve) => setTimeout(resolve, 1));
    return this.heard.slice(from).filter(({ type }) => type !== 'pong');
  }

  [Symbol.dispose](): void {
    this.socket.terminate();
  }
}
