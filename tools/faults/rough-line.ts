import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface Roughness {
  /** Milliseconds a connection lives, on average. */
  readonly life: number;
  /** Milliseconds every other piece is late at most. */
  readonly delay: number;
}

/** Between players and nodes: passes each connection to any node, is slow, and cuts. */
export class RoughLine implements AsyncDisposable {
  cuts = 0;
  /** Pieces are late and connections die only while this is set. */
  isRough = true;
  private readonly server: Server;
  private readonly open = new Set<Socket>();
  private readonly ports: () => readonly number[];
  private readonly roughness: Roughness;

  private constructor(ports: () => readonly number[], roughness: Roughness) {
    this.ports = ports;
    this.roughness = roughness;
    this.server = createServer((near) => this.pass(near));
  }

  /** `ports`: where nodes listen just now. */
  static async start(ports: () => readonly number[], roughness: Roughness): Promise<RoughLine> {
    const line = new RoughLine(ports, roughness);
    await new Promise<void>((resolve) => line.server.listen(0, '127.0.0.1', resolve));
    return line;
  }

  get url(): string {
    const address = this.server.address();
    if (address === null || typeof address === 'string') throw new Error('The line has no port.');
    return `http://127.0.0.1:${address.port}`;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const socket of this.open) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private pass(near: Socket): void {
    const ports = this.ports();
    const port = ports[Math.floor(Math.random() * ports.length)];
    if (port === undefined) {
      near.destroy();
      return;
    }
    const far = connect(port, '127.0.0.1');
    const end = (): void => {
      near.destroy();
      far.destroy();
    };
    const dying = setTimeout(() => {
      if (!this.isRough) return;
      this.cuts++;
      end();
    }, -Math.log(Math.random()) * this.roughness.life);
    for (const socket of [near, far]) {
      this.open.add(socket);
      socket.setNoDelay();
      socket.on('error', end);
      socket.on('close', () => {
        this.open.delete(socket);
        clearTimeout(dying);
        end();
      });
    }
    this.carry(near, far);
    this.carry(far, near);
  }

  /** Late, but in order, as TCP promises. */
  private carry(from: Socket, to: Socket): void {
    let before = Promise.resolve();
    from.on('data', (piece) => {
      const isLate = this.isRough && Math.random() < 0.5;
      const late = isLate ? wait(Math.random() * this.roughness.delay) : Promise.resolve();
      before = before.then(async () => {
        await late;
        if (to.writable) to.write(piece);
      });
    });
  }
}
