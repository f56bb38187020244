import type { TestProject } from 'vitest/node';
import { builtServer } from './built-server.ts';
import { findChromium, howToGetChromium, missingChromium } from './chromium.ts';
import { install, mayInstall } from './debian-packages.ts';
import { missingEnginePackages, missingEngines } from './engines/engines.ts';
import { missingFonts, tellMissingFonts } from './fonts.ts';
import { buildAndServe, type Site } from './site.ts';

let site: Site | null = null;

/** One site for all tests of the app. Without a Chromium they are skipped; in CI that is a failure. */
export async function setup(project: TestProject): Promise<void> {
  const isComplete = process.env.CI === 'true';
  getWhatIsMissing(isComplete);
  if (findChromium()) {
    tellMissingFonts();
    if (isComplete && missingEngines().length > 0) throw new Error(missingEngines().join('\n'));
    // The server is only built: whoever wants one starts it.
    [site] = await Promise.all([buildAndServe(), builtServer()]);
  } else if (isComplete) throw new Error(howToGetChromium());
  else console.warn(howToGetChromium());
  project.provide('site', site && { url: site.url, folder: site.folder });
}

/** In CI nothing is left out; elsewhere nobody waits for more engines to be installed. */
function getWhatIsMissing(isComplete: boolean): void {
  const packages = [...missingChromium(), ...missingFonts(), ...(isComplete ? missingEnginePackages() : [])];
  if (packages.length === 0 || !mayInstall()) return;
  console.warn(`Quartet: installing what the browser tests need (apt-get install ${packages.join(' ')}) …`);
  install(packages);
}

export function teardown(): void {
  site?.stop();
}
