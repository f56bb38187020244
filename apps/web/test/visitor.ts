import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Settings } from '../src/app/settings.ts';
import type { LastTable } from '../src/home/last-table.ts';
import { type Loan, lendPage, PATIENCE, type Script } from './lent-pages.ts';
import { fixLuck } from './luck.ts';
import type { Site } from './site.ts';
import { paintNothing, refusePictures } from './unseen.ts';
import { keepWorker, overhear } from './worker-feed.ts';

export const GAMES = ['linko', 'linx', 'combos', 'keltis'] as const;
export type GameId = (typeof GAMES)[number];

/** The button on the home page that starts a game at once. */
export const PLAY = Object.fromEntries(
  GAMES.map((game, at) => [game, `.home-tile:nth-child(${at + 1}) .home-play`]),
) as Readonly<Record<GameId, string>>;

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const PHONE: Size = { width: 390, height: 664 };
export const DESKTOP: Size = { width: 1440, height: 900 };
/** From the smallest phone on. */
export const SIZES: readonly Size[] = [
  { width: 360, height: 560 },
  PHONE,
  { width: 768, height: 1024 },
  DESKTOP,
];

/** Who comes to visit. */
export interface Wish {
  readonly settings?: Partial<Settings>;
  readonly viewport?: Size;
  readonly deviceScaleFactor?: number;
  readonly hasTouch?: boolean;
  /** How games were set up last: what "Play" on the home page starts. */
  readonly tables?: Readonly<Record<string, LastTable>>;
  /** Every file comes over the line, as it does unless this is false: to keep the app for offline play is most of a visit's work. */
  readonly isServed?: boolean;
  /** Whether somebody looks at pictures of the page. Otherwise none are painted, which is half of the work. */
  readonly isSeen?: boolean;
  /** Whether one worker serves all tables, as long as the page is not loaded again: for a look at many matches, at each once. */
  readonly keepsWorker?: boolean;
  /** Fixes the luck of new matches, so that a failure can be repeated. */
  readonly luck?: number;
}

export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the page complained of, and whom else it asked for something. */
  readonly complaints: readonly string[];
}

/** A fresh visitor on the home page; bots answer at once unless the wish says otherwise. */
export async function visit(browser: Browser, site: Site, wish: Wish = {}): Promise<Visitor> {
  const { viewport = PHONE } = wish;
  const before: Script[] = [[keep, keptBy(wish)], [overhear]];
  if (wish.keepsWorker) before.push([keepWorker]);
  if (wish.luck !== undefined) before.push([fixLuck, wish.luck]);
  if (!wish.isSeen) before.push([paintNothing]);
  const page =
    wish.isServed === false
      ? await pageWithWorkers(browser, { ...wish, viewport, before })
      : await lendPage(browser, { ...wish, viewport, before });
  if (!wish.isSeen) refusePictures(page);
  const complaints = collectComplaints(page, site);
  await page.goto(site.url);
  await page.locator('main').waitFor();
  return { page, context: page.context(), complaints };
}

/** Nobody hears sounds here either: to be ready for them costs as much as all else a table does at rest. */
function keptBy({ settings, tables = {} }: Wish): Readonly<Record<string, unknown>> {
  const games = Object.entries(tables).map(([id, table]) => [`quartet-table-${id}`, table]);
  return {
    'quartet-settings': { speed: 'instant', language: 'en', name: 'Mia', muted: true, ...settings },
    ...Object.fromEntries(games),
  };
}

/** A page of its own, which may keep the app for offline play. */
async function pageWithWorkers(browser: Browser, { before, ...loan }: Loan): Promise<Page> {
  const context = await browser.newContext(loan);
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  for (const [run, told] of before) await page.addInitScript(run as (told: unknown) => void, told);
  return page;
}

function collectComplaints(page: Page, site: Site): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('request', (request) => {
    const isOurs = request.url().startsWith(site.url) || /^(data|blob):/.test(request.url());
    if (!isOurs) complaints.push(`asked for ${request.url()}`);
  });
  return complaints;
}

/** Only what is not there yet: settings changed by the visitor survive a reload. */
function keep(entries: Readonly<Record<string, unknown>>): void {
  for (const [key, value] of Object.entries(entries)) {
    if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(value));
  }
}
