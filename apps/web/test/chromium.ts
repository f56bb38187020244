import { existsSync } from 'node:fs';
import { type Browser, type BrowserServer, chromium } from 'playwright-core';
import { install, mayInstall } from './debian-packages.ts';

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

/** Installs Debian's packages where we may. Whether it worked, `findChromium` tells. */
export function installChromium(): void {
  if (process.env.QUARTET_CHROMIUM || !mayInstall()) return;
  for (const name of ['chromium', 'chromium-headless-shell'].filter(
    (one) => !existsSync(`/usr/bin/${one}`),
  )) {
    console.warn(`Quartet: installing Chromium for the browser tests (apt-get install ${name}) …`);
    install(name);
  }
}

/** Where the one Chromium of all test files listens, as global-setup.ts says; a command of its own starts one. */
const SHARED = 'QUARTET_SHARED_CHROMIUM';

/** A browser to open pages in. To close it closes what was opened through it, and nobody else's. */
export function launch(executablePath: string): Promise<Browser> {
  const shared = process.env[SHARED];
  return shared ? chromium.connect(shared) : launchWhole(executablePath);
}

/** One of its own, with all that belongs to windows: only that one shows notifications. */
export function launchWhole(
  executablePath: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Browser> {
  return chromium.launch({ executablePath, args: CHROMIUM_FLAGS, env: { ...process.env, ...env } });
}

/** Starts the one that every `launch` from now on reaches, in this process and in those it starts. */
export async function shareChromium(found: string): Promise<BrowserServer> {
  const isFree = !process.env.QUARTET_CHROMIUM && existsSync(WITHOUT_WINDOWS);
  const executablePath = isFree ? WITHOUT_WINDOWS : found;
  const server = await chromium.launchServer({ executablePath, args: CHROMIUM_FLAGS });
  process.env[SHARED] = server.wsEndpoint();
  return server;
}
