import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

interface Pair {
  readonly near: Socket;
  readonly far: Socket;
  isDead: boolean;
  /** Whether it is a live line; all others are plain requests. */
  isLive: boolean;
}

/** A way to a server that can go dead, as in a tunnel: nothing comes through any more, and neither end is told. */
export class DeadLine {
  private readonly server: Server;
  private readonly pairs = new Set<Pair>();
  private isDead = false;
  url = '';

  /** `target`: the address of the server. */
  constructor(target: string) {
    const { hostname, port } = new URL(target);
    this.server = createServer((near) => this.join(near, connect(Number(port), hostname)));
  }

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, 'localhost', resolve));
    this.url = `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  /** What is open stays so, dead for good; what is opened now is dead, too. */
  cut(): void {
    this.isDead = true;
    for (const pair of this.pairs) pair.isDead = true;
  }

  /** What is opened from now on lives. Browsers give up idle connections then, but not open live lines. */
  mend(): void {
    this.isDead = false;
    for (const pair of this.pairs) if (!pair.isLive) end(pair);
  }

  close(): void {
    this.server.close();
    for (const pair of this.pairs) end(pair);
  }

  private join(near: Socket, far: Socket): void {
    const pair: Pair = { near, far, isDead: this.isDead, isLive: false };
    this.pairs.add(pair);
    near.once('data', (bytes) => {
      pair.isLive = /^upgrade: websocket/im.test(String(bytes));
    });
    const carry = (from: Socket, to: Socket): void => {
      from.on('data', (bytes) => !pair.isDead && to.write(bytes));
      from.on('error', () => from.destroy());
      from.on('close', () => {
        if (!pair.isDead) to.destroy();
      });
    };
    carry(near, far);
    carry(far, near);
  }
}

function end({ near, far }: Pair): void {
  near.destroy();
  far.destroy();
}
