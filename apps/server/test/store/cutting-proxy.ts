import { createConnection, createServer, type Server, type Socket } from 'node:net';

/** Between a store and its PostgreSQL: loses answers at the worst moment. */
export interface CuttingProxy extends AsyncDisposable {
  readonly url: string;
  /** The next time a request holds this text, it arrives, but its answer does not: the connection breaks. */
  cutAfter(text: string): void;
  /** How many answers were lost. */
  readonly cuts: number;
}

/** `socket`: the file at which PostgreSQL listens. */
export async function startCuttingProxy(socket: string): Promise<CuttingProxy> {
  let mark: string | null = null;
  let cuts = 0;
  const open = new Set<Socket>();
  const server: Server = createServer((client) => {
    const database = createConnection(socket);
    let isDoomed = false;
    const end = (): void => {
      client.destroy();
      database.destroy();
    };
    for (const side of [client, database]) {
      open.add(side);
      side.on('error', end);
      side.on('close', () => {
        open.delete(side);
        end();
      });
    }
    client.on('data', (bytes) => {
      if (mark !== null && bytes.includes(mark)) {
        mark = null;
        isDoomed = true;
      }
      database.write(bytes);
    });
    database.on('data', (bytes) => {
      if (!isDoomed) {
        client.write(bytes);
        return;
      }
      cuts++;
      end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  return {
    url: `postgresql://postgres@127.0.0.1:${address.port}/postgres`,
    cutAfter(text) {
      mark = text;
    },
    get cuts() {
      return cuts;
    },
    async [Symbol.asyncDispose]() {
      for (const side of open) side.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
