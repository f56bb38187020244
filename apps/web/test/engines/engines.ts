import { existsSync, globSync } from 'node:fs';
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

/** Debian's packages of those that are not here. */
export function missingEnginePackages(): readonly string[] {
  return ENGINES.filter((engine) => !engine.find()).flatMap(({ packages }) => packages);
}

/** One line for each that is not here: what is then not tested, and how to get it. */
export function missingEngines(): readonly string[] {
  return ENGINES.filter((engine) => !engine.find()).map(
    ({ name, packages }) =>
      `Skipped: the app in ${name}. To get it (on Debian): apt-get install ${packages.join(' ')}`,
  );
}
