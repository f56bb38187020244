import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { THEMES } from '../src/app/settings.ts';
import { namedParts, type Parts } from './named-parts.ts';
import { openScene, SCENE_SETTINGS } from './scenes.ts';
import { DESKTOP, type GameId, PHONE, visit } from './visitor.ts';
import { shown } from './worker-feed.ts';

const SCREENS = { phone: PHONE, desktop: DESKTOP } as const;
export type Screen = keyof typeof SCREENS;
type Theme = (typeof THEMES)[number];
/** What a table looks like on one screen, theme by theme. */
type Looks = Readonly<Record<Theme, Parts>>;

/** Pixels that a part may be elsewhere or larger, and steps of 255 that a colour may differ: what another machine does to letters. */
const FAR = 6;
const PALE = 12;

/** A page in which scenes are looked at; on a desktop every second pixel tells enough, at a quarter of the work. */
export async function openViewer(browser: Browser, url: string, screen: Screen): Promise<Page> {
  const site = { url, folder: '', stop: () => undefined };
  const { page } = await visit(browser, site, {
    viewport: SCREENS[screen],
    deviceScaleFactor: screen === 'desktop' ? 0.5 : 1,
    isSeen: true,
    settings: SCENE_SETTINGS,
  });
  // What is said about a tap goes away after some seconds, for which nobody has to wait. The page is not loaded again.
  await page.evaluate(addStyle, '.table-said { display: none !important }');
  return page;
}

/** In the page: one more style sheet. */
export function addStyle(style: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
}

/** What this game's scene looks like in every theme. */
export async function looksOf(page: Page, url: string, game: GameId): Promise<Looks> {
  await openScene(page, url, game);
  const looks: Partial<Record<Theme, Parts>> = {};
  for (const theme of THEMES) {
    await wear(page, theme);
    looks[theme] = await namedParts(page);
  }
  await wear(page, THEMES[0]);
  return looks as Looks;
}

async function wear(page: Page, theme: Theme): Promise<void> {
  await page.evaluate((next) => {
    document.documentElement.dataset.theme = next;
  }, theme);
  await shown(page);
}

/** What has become of the parts: one sentence for each that is gone, elsewhere or of another colour. */
export function changes(before: Parts, now: Parts): string[] {
  return Object.entries(before).flatMap(([name, was]) => {
    const is = now[name];
    if (!is) return [`${name} is gone`];
    const found: string[] = [];
    if (isApart(was.box, is.box, FAR)) found.push(`${name} was at ${was.box}, is at ${is.box}`);
    if (isApart(was.letters, is.letters, PALE))
      found.push(`${name}: letters were ${was.letters}, are ${is.letters}`);
    if (isApart(was.seen, is.seen, PALE)) found.push(`${name}: seen was ${was.seen}, is ${is.seen}`);
    return found;
  });
}

function isApart(one: readonly number[], other: readonly number[], most: number): boolean {
  return one.some((value, at) => Math.abs(value - other[at]!) > most);
}

export function readReference(game: GameId, screen: Screen): Looks {
  const kept: Record<string, string> = JSON.parse(readFileSync(fileOf(game), 'utf8'))[screen];
  const looks = Object.fromEntries(THEMES.map((theme) => [theme, {} as Record<string, Parts[string]>]));
  for (const [name, text] of Object.entries(kept)) {
    const [box, ...colours] = text.split(' | ');
    for (const [at, theme] of THEMES.entries()) {
      const [letters, seen] = colours[at]!.split(' ').map(numbersOf);
      looks[theme]![name] = { box: box!.split(' ').map(Number), letters: letters!, seen: seen! };
    }
  }
  return looks as Looks;
}

/** One line for each part: where it is, then letters and what is seen, theme by theme. */
export function writeReference(game: GameId, screen: Screen, looks: Looks): void {
  const parts = Object.entries(looks[THEMES[0]]).map(([name, { box }]) => {
    const colours = THEMES.map((theme) => {
      const { letters, seen } = looks[theme][name]!;
      return `${hexOf(letters)} ${hexOf(seen)}`;
    });
    return [name, [box.join(' '), ...colours].join(' | ')];
  });
  const file = fileOf(game);
  const kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  writeFileSync(file, `${JSON.stringify({ ...kept, [screen]: Object.fromEntries(parts) }, null, 2)}\n`);
}

function hexOf(colour: readonly number[]): string {
  return `#${colour.map((one) => Math.round(one).toString(16).padStart(2, '0')).join('')}`;
}

function numbersOf(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

function fileOf(game: GameId): string {
  return fileURLToPath(new URL(`references/${game}.json`, import.meta.url));
}
