import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { filesBelow } from '../files-below.ts';
import { serviceWorkerOf } from '../service-worker-plugin.ts';

/** The files of a build by their paths. */
export type Build = ReadonlyMap<string, Buffer>;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};
/** What a server of Quartet lets a page do. */
const HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

export function buildIn(folder: string): Build {
  // As a browser asks for them when it understands no compression.
  const plain = filesBelow(folder).filter((file) => !/\.(br|gz|bin)$/.test(file));
  return new Map(plain.map((file) => [file, readFileSync(join(folder, file))]));
}

/** The same app as another build: its first script has another name, so its page and its worker differ. */
export function otherBuild(build: Build): Build {
  const shell = [...build.keys()].find((file) => /^assets\/shell-.*\.js$/.test(file))!;
  const name = shell.slice('assets/'.length);
  const renamed = new Map<string, Buffer>();
  for (const [file, bytes] of build) {
    if (file === 'service-worker.js') continue;
    const isText = /\.(html|js)$/.test(file);
    const text = isText && bytes.toString().replaceAll(name, 'shell-anotherone.js');
    renamed.set(file === shell ? 'assets/shell-anotherone.js' : file, text ? Buffer.from(text) : bytes);
  }
  renamed.set('service-worker.js', Buffer.from(serviceWorkerOf(renamed)));
  return renamed;
}

/** Nodes of which each request meets one. */
export class Nodes {
  readonly url: string;
  /** Which build answers a request for this path. */
  pick: (path: string) => Build;
  /** Every path that was asked for. */
  readonly asked: string[] = [];
  private readonly close: () => void;

  static async start(pick: (path: string) => Build): Promise<Nodes> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const nodes = new Nodes(`http://localhost:${(server.address() as AddressInfo).port}`, pick, () => {
      server.closeAllConnections();
      server.close();
    });
    server.on('request', ({ url }, response) => {
      const path = new URL(url!, nodes.url).pathname.slice(1) || 'index.html';
      nodes.asked.push(path);
      const bytes = nodes.pick(path).get(path);
      const type = bytes ? TYPES[extname(path)] : 'text/plain; charset=utf-8';
      response.writeHead(bytes ? 200 : 404, {
        ...HEADERS,
        'content-type': type ?? 'application/octet-stream',
        'cache-control': path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      });
      response.end(bytes ?? 'Not found\n');
    });
    return nodes;
  }

  private constructor(url: string, pick: (path: string) => Build, close: () => void) {
    this.url = url;
    this.pick = pick;
    this.close = close;
  }

  stop(): void {
    this.close();
  }
}
