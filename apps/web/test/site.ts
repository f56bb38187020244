import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

export interface Site {
  readonly url: string;
  readonly folder: string;
  stop(): void;
}

/** What global-setup.ts hands to all test files. */
declare module 'vitest' {
  interface ProvidedContext {
    site: { readonly url: string; readonly folder: string } | null;
  }
}

/** The site that is built and served once for all test files: nobody has to stop it. */
export async function startSite(): Promise<Site> {
  return { ...inject('site')!, stop: () => undefined };
}

/** The app, built and served by the same server that `npm start` runs. */
export async function buildAndServe(): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'quartet-web-'));
  build(folder);
  const server = spawn(process.execPath, [join(ROOT, 'serve.ts'), folder], {
    env: { ...process.env, PORT: '0' },
  });
  const stop = (): void => {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    return { url: await addressOf(server), folder, stop };
  } catch (error) {
    stop();
    throw error;
  }
}

/** As `npm start` builds it: inside the test runner Vite would make a development build. */
function build(folder: string): void {
  const vite = createRequire(import.meta.url)
    .resolve('vite/package.json')
    .replace('package.json', 'bin/vite.js');
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync(process.execPath, [vite, 'build', ROOT, '--outDir', folder, '--logLevel', 'error'], { env });
}

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    server.stdout!.setEncoding('utf8').on('data', (text: string) => {
      const found = /http:\/\/\S+/.exec(text);
      if (found) resolve(found[0]);
    });
    server.once('exit', (status) => reject(new Error(`the server ended with ${status}`)));
  });
}
