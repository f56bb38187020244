import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FAILURE_WORDS } from '../src/app/failure/words.ts';
import { findChromium, launch } from './chromium.ts';
import { eachOf } from './each-of.ts';
import { OnlineServer } from './online-server.ts';
import { ask } from './prepared-tables.ts';
import { finished } from './shown-replays.ts';
import { startSite } from './site.ts';
import { storeMatches } from './stored-matches.ts';
import { type Visitor, visit } from './visitor.ts';

const CHROMIUM = findChromium();
const { what: BROKEN } = FAILURE_WORDS.en.faults.broken;
const SECRET = 'the secret of this server';
const WIDTHS = [320, 390, 1440];
/** What an address may have where a name is looked for. */
const ODD = [
  ...[
    'constructor',
    '__proto__',
    '..',
    '..%2f..%2fapi%2fme',
    'a?b=1',
    'a#b',
    '%',
    '<img src=x>',
    '~AAAA',
    'x@y',
  ],
];
const PAGES = [
  ...[
    'set-up',
    'rules',
    'learn',
    'practice',
    'table',
    'replay',
    'challenge',
    'c',
    'daily',
    'online',
    'online/new',
  ],
  ...['leaderboard', 'leaderboard/keltis'],
];
/** Milliseconds in which a page reads what it shows. */
const SOON = 40;
/** As long as names may be. */
const NAMES = [
  'W'.repeat(24),
  '\u9f98'.repeat(24),
  '\u{1f680}'.repeat(12),
  '\u05d0\u05d1\u05d2'.repeat(8),
  '<img src=x onerror=a()>',
];
const [MINE, ...OTHERS] = NAMES;
const MATCH = finished('keltis');
const STORED = NAMES.map((name, at) => ({
  ...MATCH,
  id: `named-${at}`,
  updated: MATCH.updated + at,
  players: [
    { kind: 'person', name } as const,
    { kind: 'person', name: NAMES[(at + 1) % NAMES.length]! } as const,
  ],
}));

describe.skipIf(CHROMIUM === null)('names that mean harm', () => {
  let browser: Browser;
  let server: OnlineServer;
  let visitor: Visitor;
  let page: Page;
  const places: Record<string, string> = {};
  beforeAll(async () => {
    const { folder } = await startSite();
    server = new OnlineServer(folder);
    process.env.QUARTET_ADMIN_TOKEN = SECRET;
    [browser] = await Promise.all([launch(CHROMIUM!), server.start()]);
    delete process.env.QUARTET_ADMIN_TOKEN;
    const settings = { name: MINE!, speed: 'instant' } as const;
    visitor = await visit(browser, { url: server.url, folder, stop: () => undefined }, { settings });
    ({ page } = visitor);
    await ask(page, 'POST', 'me', { name: MINE, emblem: 'moon' });
    const made = async (plan: object) => (await ask<{ table: string }>(page, 'POST', 'tables', plan)).table;
    places.waiting = await made({ game: 'linko', seats: 5, listed: true });
    places.playing = await made({ game: 'linko', seats: 5, listed: true });
    const { event } = await ask<{ event: string }>(page, 'POST', 'events', {
      game: 'linko',
      seats: 3,
      deals: 1,
    });
    places.evening = `e.${event}`;
    for (const name of OTHERS) {
      const act = await guest(server.url, name);
      await act(`tables/${places.waiting}/acts`, { type: 'sit' });
      await act(`tables/${places.playing}/acts`, { type: 'sit' });
      await act(`events/${event}/acts`, { type: 'join' });
    }
    await ask(page, 'POST', `tables/${places.playing}/acts`, { id: 'start-it', act: { type: 'start' } });
    await storeMatches(page, STORED);
    await page.reload();
  });
  afterAll(async () => {
    await visitor?.context.close();
    await browser?.close();
    await server?.stop();
  });

  async function go(route: string): Promise<void> {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `#/${route}`);
    await page.waitForFunction(() => !document.querySelector('.page-wait') && document.querySelector('main'));
    await page.waitForTimeout(SOON);
  }

  async function wide(route: string): Promise<string[]> {
    await go(route);
    const found: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 720 });
      const { scrollWidth, cut } = await page.evaluate(() => ({
        scrollWidth: document.scrollingElement!.scrollWidth,
        cut: [...document.querySelectorAll('main *')]
          .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
          .map((one) => `${one.tagName}.${one.getAttribute('class')}`)
          .slice(-3),
      }));
      if (scrollWidth > width) found.push(`#/${route} at ${width}: ${scrollWidth} wide, ${cut.join(', ')}`);
    }
    return found;
  }

  test('break no page, as long and wide as they may be', async () => {
    const routes = [
      ...[
        '',
        'replays',
        'stats',
        'settings',
        'set-up/linko',
        'replay/named-0',
        'challenge/named-0@0',
        'challenge/named-1@1',
      ],
      ...['online', 'online/me', 'online/games', 'online/e.new', 'leaderboard'],
      ...[
        `online/${places.waiting}`,
        `online/${places.playing}`,
        `online/${places.evening}`,
        `admin/${encodeURIComponent(SECRET)}`,
      ],
    ];
    const found: string[] = [];
    for (const route of routes) found.push(...(await wide(route)));
    expect(found).toEqual([]);
    expect(visitor.complaints.filter((one) => !one.startsWith('Failed to load resource'))).toEqual([]);
  });

  eachOf(
    ODD,
    '..',
    'constructor',
  )('in an address lead to a page that says so, and ask the server for nothing else: %s', async (name) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    for (const of of PAGES) {
      await go(`${of}/${name}`);
      const text = await page.evaluate(() => document.body.innerText);
      expect(text.includes(BROKEN), `#/${of}/${name}: ${text.slice(0, 200)}`).toBe(false);
    }
    expect(asked.filter((path) => /^\/api\/.*acts/.test(path))).toEqual([]);
    expect(visitor.complaints.filter((one) => !one.startsWith('Failed to load resource'))).toEqual([]);
  });
});

/** A person elsewhere, as one who can act. */
async function guest(url: string, name: string): Promise<(path: string, act: object) => Promise<void>> {
  const headers: Record<string, string> = { 'content-type': 'application/json', origin: url };
  const made = await fetch(`${url}/api/me`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ name, emblem: 'sun' }),
  });
  if (!made.ok) throw new Error(`${name}: ${await made.text()}`);
  headers.cookie = made.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  return async (path, act) => {
    const body = JSON.stringify({ id: crypto.randomUUID(), act });
    const answer = await fetch(`${url}/api/${path}`, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  };
}
