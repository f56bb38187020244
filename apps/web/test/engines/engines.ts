import { existsSync, globSync } from 'node:fs';
import { install, mayInstall } from '../debian-packages.ts';
import type { EngineWindow } from './engine-window.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit, TOOLS } from './webkit.ts';

/** A browser engine besides Chromium's. */
export interface Engine {
  readonly name: 'Firefox' | 'WebKit';
  /** Debian's packages that have it. */
  readonly packages: readonly string[];
  /** Whether it has fingers, or only a mouse that stands in for them. */
  readonly hasTouch: boolean;
  /** What to start; null where it is not installed. */
  find(): string | null;
  start(executable: string): Promise<EngineWindow>;
}

export const FIREFOX: Engine = {
  name: 'Firefox',
  packages: ['firefox-esr'],
  hasTouch: true,
  find: () => ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((place) => existsSync(place)) ?? null,
  start: startFirefox,
};

export const WEBKIT: Engine = {
  name: 'WebKit',
  packages: ['webkit2gtk-driver', 'xvfb'],
  hasTouch: false,
  find: () => {
    const isWhole = TOOLS.every((place) => existsSync(place));
    return (isWhole && globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').toSorted().at(-1)) || null;
  },
  start: startWebKit,
};

const ENGINES: readonly Engine[] = [FIREFOX, WEBKIT];

/** In CI nothing is left out; elsewhere nobody waits for browsers to be installed. */
export function getEngines(): void {
  if (process.env.CI !== 'true' || !mayInstall()) return;
  for (const { name, packages } of ENGINES.filter((engine) => !engine.find())) {
    console.warn(`Quartet: installing ${name} (apt-get install ${packages.join(' ')}) …`);
    install(...packages);
  }
  const missing = missingEngines();
  if (missing.length > 0) throw new Error(missing.join('\n'));
}

/** One line for each that is not here: what is then not tested, and how to get it. */
export function missingEngines(): readonly string[] {
  return ENGINES.filter((engine) => !engine.find()).map(
    ({ name, packages }) =>
      `Skipped: the app in ${name}. To get it (on Debian): apt-get install ${packages.join(' ')}`,
  );
}
