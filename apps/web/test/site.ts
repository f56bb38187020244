import { inject } from 'vitest';
import { builtSite } from './built-site.ts';
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

/** The site that is built and served once for all test files: nobody has to stop it. */
export async function startSite(): Promise<Site> {
  return { ...inject('site')!, stop: () => undefined };
}

/** The app, built and served by the same server that `npm start` runs. */
export async function buildAndServe(): Promise<Site> {
  const folder = await builtSite();
  const { url, stop } = await serveBuild(folder);
  return { url, folder, stop };
}
