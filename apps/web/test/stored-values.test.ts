import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FAILURE_WORDS } from '../src/app/failure/words.ts';
import { REPLAY_WORDS } from '../src/replays/words.ts';
import { findChromium, launch } from './chromium.ts';
import { eachOf } from './each-of.ts';
import { OnlineServer } from './online-server.ts';
import { ask } from './prepared-tables.ts';
import { finished } from './shown-replays.ts';
import { startSite } from './site.ts';
import { type Visitor, visit } from './visitor.ts';

const CHROMIUM = findChromium();
/** Milliseconds in which a page reads the database. */
const SOON = 40;
const SOURCES = join(import.meta.dirname, '../src');
const { what: BROKEN } = FAILURE_WORDS.en.faults.broken;

/** Every key of the local storage; `*` is a game, a clock or a challenge. */
const KEYS = [
  ...[
    'quartet-alerts',
    'quartet-been-at',
    'quartet-chain-best-*',
    'quartet-chain-clock',
    'quartet-challenge-*',
  ],
  ...['quartet-chat-hidden', 'quartet-fill', 'quartet-learned', 'quartet-luck', 'quartet-mistakes'],
  ...[
    'quartet-online',
    'quartet-puzzles-*',
    'quartet-seen',
    'quartet-served',
    'quartet-settings',
    'quartet-start',
  ],
  ...['quartet-table-*', 'quartet-tips-told', 'quartet-unsaid'],
];

const MATCH = finished('keltis');
const PARTS = ['keltis', 'linx', '60', '120', 'null', MATCH.id];

/** What is stored: in every item of the local storage, or in some of them, and in the database beside one whole match. */
interface Hostile {
  readonly every?: string;
  readonly items?: Readonly<Record<string, unknown>>;
  readonly matches: readonly object[];
  readonly records: readonly object[];
  readonly witness: object;
}

/** Instead of any value. */
function instead(value: unknown, every = JSON.stringify(value)): Hostile {
  const spread = typeof value === 'object' ? value : null;
  const matches = [spread ?? { ...MATCH, updated: value }, { ...MATCH, players: value, result: value }];
  const records = [spread ?? { record: value }, { record: MATCH, names: null, added: value }];
  return {
    every,
    matches: matches as object[],
    records: records as object[],
    witness: { seal: value, moves: value },
  };
}

const EXERCISE = { id: 'a', game: 'keltis', best: ['x'], others: [], played: 'x', step: 0, due: 0 };
const HOSTILE: Readonly<Record<string, Hostile>> = {
  'a list of nothing': instead([null]),
  'an empty object': instead({}),
  'a negative number': instead(-1),
  'a time that no calendar has': instead(9e15),
  'a text that does not end': instead('W'.repeat(40_000)),
  'a hundred thousand brackets': instead([[[]]], `${'['.repeat(50_000)}${']'.repeat(50_000)}`),
  'no JSON': instead(null, '{"'),
  'values that are right outside and wrong inside': {
    items: {
      'quartet-table-*': { players: [null], options: [] },
      'quartet-served': { person: null, tables: [{}] },
      'quartet-mistakes': [EXERCISE],
      'quartet-settings': { name: 7, language: 'xx', theme: {}, face: '../x' },
      'quartet-fill': { table: 7, at: 'x' },
      'quartet-luck': [
        ['EVENING', '[null]'],
        ['TABLE', '7'],
      ],
      'quartet-seen': [['TABLE', -1]],
      'quartet-puzzles-*': { a: [] },
      'quartet-learned': [{}],
    },
    matches: [
      { ...MATCH, players: [null] },
      { ...MATCH, moves: ['no move'], result: undefined },
    ],
    records: [{ record: { ...MATCH, result: { scores: [], winners: [9] } }, names: null, added: 1 }],
    witness: { since: 'open', moves: [], hands: {}, settled: { options: 7 } },
  },
  'values that are wrong deep inside': {
    items: {
      'quartet-table-*': {
        players: [{ kind: 'bot', name: 'Ada', level: 'x' }, {}],
        options: { constructor: 1 },
      },
      'quartet-served': { person: '', tables: [{ id: 'a', game: 'linx', players: [{ kind: 'person' }] }] },
      'quartet-mistakes': [{ ...EXERCISE, rules: MATCH.rules, view: {} }],
      'quartet-settings': { name: 'W'.repeat(100_000), effects: -1 },
      'quartet-fill': { table: 'TABLE', at: {} },
      'quartet-luck': [
        ['EVENING', '{'],
        ['TABLE', '{"seal":{}}'],
      ],
      'quartet-seen': [['TABLE', 9e15]],
      'quartet-puzzles-*': { constructor: 1 },
      'quartet-learned': ['constructor', '__proto__'],
    },
    matches: [
      { ...MATCH, seed: 'none', options: { none: 1 }, result: undefined },
      { ...MATCH, same: { bots: [], day: '2026-99-99', link: 7 } },
    ],
    records: [{ record: { ...MATCH, moves: ['no move'] }, names: ['constructor', '__proto__'], added: 1 }],
    witness: { since: 'open', moves: { 0: 7 }, hands: { 0: {} }, seal: '', settled: null },
  },
};
const ids = (values: readonly object[], of: string) =>
  values.map((value, at) => ({ ...value, id: `odd-${of}-${at}` }));

describe.skipIf(CHROMIUM === null)('what a browser stores', () => {
  let browser: Browser;
  let server: OnlineServer;
  let visitor: Visitor;
  let page: Page;
  let table: string;
  let evening: string;
  /** What broke in the page or a worker while something was drawn or done. */
  const broken: string[] = [];
  beforeAll(async () => {
    const { folder } = await startSite();
    server = new OnlineServer(folder);
    [browser] = await Promise.all([launch(CHROMIUM!), server.start()]);
    visitor = await visit(browser, { url: server.url, folder, stop: () => undefined });
    ({ page } = visitor);
    page.on('console', (said) => said.type() === 'warning' && broken.push(said.text()));
    await ask(page, 'POST', 'me', { name: 'Mia', emblem: 'moon' });
    const plan = { game: 'keltis', seats: 2 };
    ({ table } = await ask<{ table: string }>(page, 'POST', 'tables', plan));
    ({ event: evening } = await ask<{ event: string }>(page, 'POST', 'events', { ...plan, deals: 1 }));
  });
  afterAll(async () => {
    await visitor?.context.close();
    await browser?.close();
    await server?.stop();
  });

  async function store({ every, items = {}, matches, records, witness }: Hostile): Promise<void> {
    const entries = KEYS.flatMap((key) => {
      const text = key in items ? JSON.stringify(items[key]) : every;
      const said = text?.replace('TABLE', table).replace('EVENING', evening);
      const names = key.endsWith('*') ? PARTS.map((part) => key.replace('*', part)) : [key];
      return said === undefined ? [] : names.map((name) => [name, said] as const);
    });
    await page.evaluate((all) => {
      localStorage.clear();
      for (const [key, text] of all) localStorage.setItem(key, text);
    }, entries);
    await putInStores(page, {
      matches: [MATCH, ...ids(matches, 'match')],
      records: ids(records, 'record'),
      witnesses: [table, `e.${evening}`].map((id) => ({ ...witness, id })),
    });
    await page.reload();
  }

  async function go(route: string): Promise<string> {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `#/${route}`);
    // What was on its way is there, or is said to be missing.
    await page.waitForFunction(() => !document.querySelector('.page-wait') && document.querySelector('main'));
    await page.waitForTimeout(SOON);
    return page.evaluate(() => document.body.innerText);
  }

  test('is listed here by every key', () => {
    const texts = globSync('**/*.{ts,tsx}', { cwd: SOURCES }).map((file) =>
      readFileSync(join(SOURCES, file), 'utf8'),
    );
    const named = texts.flatMap((text) => [
      ...text.matchAll(/\b[A-Z]+ = '(quartet-[\w-]+)';|`(quartet-[\w-]+-)\$\{/g),
    ]);
    const found = named.map(([, plain, start]) =>
      plain === 'quartet-chain-best' ? `${plain}-*` : (plain ?? `${start}*`),
    );
    expect([...new Set(found)].sort()).toEqual(KEYS);
  });

  eachOf(Object.keys(HOSTILE), ...['a time that no calendar has', 'values that are wrong deep inside'])(
    'takes no page away that reads it: %s',
    async (kind) => {
      const hostile = HOSTILE[kind]!;
      await store(hostile);
      const odd = [...ids(hostile.matches, 'match'), ...ids(hostile.records, 'record')].map(({ id }) => id);
      const routes = [
        ...[
          '',
          'settings',
          'set-up/keltis',
          'learn',
          'learn/keltis',
          'practice',
          'practice/keltis',
          'practice/again',
        ],
        ...[
          'practice/chain',
          'daily',
          'replays',
          'stats',
          'leaderboard',
          'admin',
          'online',
          'online/me',
          'online/games',
        ],
        ...[
          'online/new/keltis',
          'online/e.new',
          `online/${table}`,
          `online/e.${evening}`,
          `replay/${MATCH.id}`,
        ],
        ...odd.flatMap((id) => [`table/${id}`, `replay/${id}`, `challenge/${id}`]),
      ];
      broken.length = 0;
      for (const route of routes) {
        const text = await go(route);
        expect(text.includes(BROKEN), `#/${route}: ${text.slice(0, 200)}`).toBe(false);
        expect(text.length, route).toBeGreaterThan(10);
      }
      expect(broken.filter((one) => !/does not replay|imagine/.test(one))).toEqual([]);
      expect(visitor.complaints.filter((one) => !one.startsWith('Failed to load resource'))).toEqual([]);
    },
  );

  test('is listed and deleted where it cannot be read; what can be read stays beside it', async () => {
    await store(HOSTILE['a time that no calendar has']!);
    await go('replays');
    await page.getByRole('listitem').filter({ hasText: 'won' }).waitFor();
    const unreadable = page.getByRole('listitem').filter({ hasText: REPLAY_WORDS.en.unreadable });
    await expect.poll(() => unreadable.count()).toBe(4);
    for (let left = 3; left >= 0; left--) {
      await unreadable.first().getByRole('button').click();
      await expect.poll(() => unreadable.count()).toBe(left);
    }
    expect(await page.getByRole('listitem').count()).toBe(1);
  });

  test('has no more room: a setting that cannot be stored is said so, and holds as long as the page', async () => {
    await store({ matches: [], records: [], witness: {} });
    await go('settings');
    await page.evaluate(() => {
      localStorage.clear();
      // Pieces, each half as large as the one before, until nothing more fits.
      for (let size = 1 << 23; size >= 1; size /= 2)
        try {
          localStorage.setItem(`room-${size}`, 'x'.repeat(size));
        } catch {
          // The next one is smaller.
        }
    });
    await page.getByRole('checkbox').first().click({ force: true });
    await page.getByRole('dialog').filter({ hasText: FAILURE_WORDS.en.faults.full.what }).waitFor();
    await page.evaluate(() => localStorage.clear());
  });
});

async function putInStores(page: Page, values: Readonly<Record<string, readonly object[]>>): Promise<void> {
  await page.evaluate(async (stores) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('quartet');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    for (const [name, list] of Object.entries(stores)) {
      const store = database.transaction(name, 'readwrite').objectStore(name);
      store.clear();
      for (const one of list) store.put(one);
    }
    database.close();
  }, values);
}
