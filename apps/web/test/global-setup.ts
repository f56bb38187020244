import type { TestProject } from 'vitest/node';
import { findChromium, howToGetChromium, installChromium } from './chromium.ts';
import { getFonts } from './fonts.ts';
import { buildAndServe, type Site } from './site.ts';

let site: Site | null = null;

/** One Chromium and one site for all tests of the app. Without a Chromium they are skipped; in CI that is a failure. */
export async function setup(project: TestProject): Promise<void> {
  if (!findChromium()) installChromium();
  if (findChromium()) {
    getFonts();
    site = await buildAndServe();
  } else if (process.env.CI === 'true') throw new Error(howToGetChromium());
  else console.warn(howToGetChromium());
  project.provide('site', site && { url: site.url, folder: site.folder });
}

export function teardown(): void {
  site?.stop();
}
