import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** The same engine without windows, which nobody looks at here: a third less work. */
const WITHOUT_WINDOWS = '/usr/bin/chromium-headless-shell';
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

/** What to do where there is none. */
export function howToGetChromium(): string {
  const named = process.env.QUARTET_CHROMIUM;
  if (named) return `The browser tests cannot run: QUARTET_CHROMIUM is ${named}, but there is no such file.`;
  return (
    'The browser tests cannot run: no Chromium found. Install it (on Debian as root: apt-get install ' +
    'chromium), or set QUARTET_CHROMIUM to the path of a Chromium or Chrome.'
  );
}

/** Where Chromium is; null if there is none. */
export function findChromium(): string | null {
  const named = process.env.QUARTET_CHROMIUM;
  if (named) return existsSync(named) ? named : null;
  return PLACES.find((place) => existsSync(place)) ?? null;
}

/** For a command that is nothing without it. */
export function chromiumOrExit(): string {
  const found = findChromium();
  if (found) return found;
  console.error(howToGetChromium());
  process.exit(1);
}

/** Debian's packages of what is not here. */
export function missingChromium(): readonly string[] {
  if (process.env.QUARTET_CHROMIUM) return [];
  return ['chromium', 'chromium-headless-shell'].filter((one) => !existsSync(`/usr/bin/${one}`));
}

/** The one of this process, whose test files come one after the other. */
let kept: Promise<Browser> | null = null;

/**
 * A browser to open pages in. To tests it is lent: to close it closes what was opened in it, and whoever comes next
 * finds it empty. It ends with their process.
 */
export async function launch(executablePath: string): Promise<Browser> {
  if (!process.env.VITEST) return launchWhole(executablePath);
  if (!(await kept)?.isConnected()) kept = launchFree(executablePath);
  const browser = await kept!;
  const close = async (): Promise<void> => {
    for (const context of browser.contexts()) await context.close();
  };
  return Object.create(browser, { close: { value: close } });
}

function launchFree(found: string): Promise<Browser> {
  const isFree = !process.env.QUARTET_CHROMIUM && existsSync(WITHOUT_WINDOWS);
  return chromium.launch({ executablePath: isFree ? WITHOUT_WINDOWS : found, args: CHROMIUM_FLAGS });
}

/** One of its own, with all that belongs to windows: only that one shows notifications. */
export function launchWhole(
  executablePath: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Browser> {
  return chromium.launch({ executablePath, args: CHROMIUM_FLAGS, env: { ...process.env, ...env } });
}

/** One of its own that keeps pages for "back" as everybody's does, which Playwright would have it not do. */
export function launchWithBack(executablePath: string): Promise<Browser> {
  const ignoreDefaultArgs = ['--disable-back-forward-cache'];
  return chromium.launch({ executablePath, args: CHROMIUM_FLAGS, ignoreDefaultArgs });
}
