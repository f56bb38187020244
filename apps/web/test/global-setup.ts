import type { BrowserServer } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { findChromium, howToGetChromium, installChromium, shareChromium } from './chromium.ts';
import { getEngines } from './engines/engines.ts';
import { getFonts } from './fonts.ts';
import { buildAndServe, type Site } from './site.ts';

let site: Site | null = null;
let browser: BrowserServer | null = null;

/** One Chromium and one site for all tests of the app. Without a Chromium they are skipped; in CI that is a failure. */
export async function setup(project: TestProject): Promise<void> {
  installChromium();
  const chromium = findChromium();
  if (chromium) {
    getFonts();
    getEngines();
    [site, browser] = await Promise.all([buildAndServe(), shareChromium(chromium)]);
  } else if (process.env.CI === 'true') throw new Error(howToGetChromium());
  else console.warn(howToGetChromium());
  project.provide('site', site && { url: site.url, folder: site.folder });
}

export async function teardown(): Promise<void> {
  await browser?.close();
  site?.stop();
}
