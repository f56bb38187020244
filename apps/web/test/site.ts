import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

export interface Site {
  readonly url: string;
  readonly folder: string;
  stop(): void;
}

/** The app, built and served by the same server that `npm start` runs. */
export async function startSite(): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'quartet-web-'));
  // As `npm start` builds it: inside the test runner Vite would make a development build.
  const vite = createRequire(import.meta.url)
    .resolve('vite/package.json')
    .replace('package.json', 'bin/vite.js');
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync(process.execPath, [vite, 'build', ROOT, '--outDir', folder, '--logLevel', 'error'], { env });
  const server = spawn(process.execPath, [join(ROOT, 'serve.ts'), folder], {
    env: { ...process.env, PORT: '0' },
  });
  const url = await new Promise<string>((resolve, reject) => {
    server.stdout.setEncoding('utf8').on('data', (text: string) => {
      const found = /http:\/\/\S+/.exec(text);
      if (found) resolve(found[0]);
    });
    server.once('exit', (status) => reject(new Error(`the server ended with ${status}`)));
  });
  return { url, folder, stop: () => server.kill() };
}
