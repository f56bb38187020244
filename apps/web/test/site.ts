import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { inject } from 'vitest';
import { builtSite, siteFolder } from './built-site.ts';
import { serveBuild } from './serve-build.ts';

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

/** Milliseconds between two looks at whether the site is built. */
const LOOK = 100;
const failureOf = (folder: string): string => `${folder}.failed`;

/** The site that is built and served once for all test files: nobody has to stop it. */
export async function startSite(): Promise<Site> {
  const site = inject('site')!;
  while (!existsSync(site.folder)) {
    const failure = failureOf(site.folder);
    if (existsSync(failure)) throw new Error(readFileSync(failure, 'utf8'));
    await setTimeout(LOOK);
  }
  return { ...site, stop: () => undefined };
}

/** The app behind its static server, which is there before the app is built: tests that need no browser run meanwhile. */
export async function buildAndServe(): Promise<Site> {
  const folder = siteFolder();
  const failure = failureOf(folder);
  rmSync(failure, { force: true });
  void builtSite().catch((error: unknown) => writeFileSync(failure, `the app is not built: ${error}`));
  const { url, stop } = await serveBuild(folder);
  return { url, folder, stop };
}
