import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import { serveBuild } from './serve-build.ts';

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
  const drop = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    const { url, stop } = await serveBuild(folder);
    return {
      url,
      folder,
      stop: () => {
        stop();
        drop();
      },
    };
  } catch (error) {
    drop();
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
