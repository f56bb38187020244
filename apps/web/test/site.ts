import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

export interface Site {
  readonly url: string;
  readonly folder: string;
  stop(): void;
}

/** The app, built and served by the same server that `npm start` runs. */
export async function startSite(): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'quartet-web-'));
  await build({ root: ROOT, logLevel: 'error', build: { outDir: folder, emptyOutDir: true } });
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
