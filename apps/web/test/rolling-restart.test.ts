import { LONG } from '@quartet/testkit/long';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { words as RECOVERY } from '../src/app/recovery-text.en.ts';
import { findChromium, launch } from './chromium.ts';
import { PATIENCE } from './lent-pages.ts';
import { startSite } from './site.ts';
import { type Build, buildIn, Nodes, otherBuild } from './two-builds.ts';
import { refusePictures } from './unseen.ts';

const CHROMIUM = findChromium();
const WORKER = 'service-worker.js';
/** Milliseconds between two reloads: a browser looks for a new worker a second after a page is there. */
const RELOADS = 3000;
const isPage = (path: string): boolean => path === 'index.html';

/** A worker as it was before: it takes whatever comes for the first page. */
const OLD = `const CACHE = 'quartet-before';
self.addEventListener('install', (event) => event.waitUntil(caches.open(CACHE).then((cache) => cache.add('/')).then(() => self.skipWaiting())));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const wanted = event.request.mode === 'navigate' ? '/' : event.request;
  event.respondWith(caches.match(wanted, { cacheName: CACHE }).then((kept) => kept ?? fetch(event.request)));
});`;

describe.skipIf(CHROMIUM === null)('while nodes are exchanged for those of another build', () => {
  let browser: Browser;
  let before: Build;
  let after: Build;
  let nodes: Nodes;
  let context: BrowserContext;
  let page: Page;
  beforeAll(async () => {
    before = buildIn((await startSite()).folder);
    after = otherBuild(before);
    browser = await launch(CHROMIUM!);
  });
  afterAll(() => browser?.close());
  beforeEach(async () => {
    nodes = await Nodes.start(() => after);
    context = await browser.newContext({ locale: 'en', viewport: { width: 390, height: 664 } });
    context.setDefaultTimeout(PATIENCE);
    page = await context.newPage();
    refusePictures(page);
  });
  afterEach(async () => {
    await context.close();
    nodes.stop();
  });

  const shown = () => page.getByRole('main').waitFor();
  /** Whether a worker has this page, once none is being installed. */
  const isStored = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      const worker = registration?.installing;
      if (worker)
        await new Promise((resolve) => {
          worker.onstatechange = () => ['activated', 'redundant'].includes(worker.state) && resolve(null);
        });
      return (await navigator.serviceWorker.getRegistration())?.active != null;
    });

  test('a worker does not store the page of another build; once all nodes are exchanged it stores its own', async () => {
    // No worker yet.
    nodes.pick = (path) => (path === WORKER ? new Map() : after);
    await page.goto(nodes.url);
    await shown();
    // Now the first page comes from a node of before, whose script the others do not have.
    nodes.pick = (path) => (isPage(path) ? before : after);
    await page.evaluate(() => navigator.serviceWorker.register('/service-worker.js').catch(() => null));
    expect(await isStored()).toBe(false);
    nodes.pick = () => after;
    await page.reload();
    await shown();
    await expect.poll(isStored).toBe(true);
    await context.setOffline(true);
    await page.reload();
    await shown();
  });

  test('a page whose script is missing is asked for once more, and then says so', async () => {
    nodes.pick = (path) => (isPage(path) ? before : after);
    await page.goto(nodes.url);
    await page.getByRole('button', { name: RECOVERY.again }).waitFor();
    expect(nodes.asked.filter(isPage).length).toBeLessThanOrEqual(4);
    expect(page.isClosed()).toBe(false);
    nodes.pick = () => after;
    await page.getByRole('button', { name: RECOVERY.again }).click();
    await shown();
  });

  test('a page that can still start is not reloaded', async () => {
    await page.goto(nodes.url);
    await shown();
    await expect.poll(isStored).toBe(true);
    expect(nodes.asked.filter(isPage)).toHaveLength(2);
  });

  test(
    'a page stored for good by a worker that looked at nothing comes right with the next build',
    LONG,
    async () => {
      const plain = before
        .get('index.html')!
        .toString()
        .replace(/<script src="\/recover.js".*?<\/script>/, '');
      const stale = new Map([
        ...before,
        ['index.html', Buffer.from(plain)],
        ['service-worker.js', Buffer.from(OLD)],
      ]);
      nodes.pick = (path) => (isPage(path) || path === WORKER ? stale : after);
      await page.goto(nodes.url);
      await page.evaluate(() => navigator.serviceWorker.register('/service-worker.js'));
      await expect.poll(isStored).toBe(true);
      nodes.pick = () => after;
      // The browser asks for the worker anew whenever a page is opened.
      await page.reload();
      const reloaded = async () => {
        await page.reload();
        return page.getByRole('main').count();
      };
      await expect.poll(reloaded, { interval: RELOADS }).toBe(1);
    },
  );

  test('a page that a worker has stored for good frees itself', async () => {
    await page.goto(nodes.url);
    await shown();
    await expect.poll(isStored).toBe(true);
    // As workers did that took whatever came for the first page.
    await page.evaluate(async (text) => {
      const [name] = await caches.keys();
      const cache = await caches.open(name!);
      await cache.put('/', new Response(text, { headers: { 'content-type': 'text/html' } }));
    }, before.get('index.html')!.toString());
    await page.reload();
    await shown();
    expect(await page.getByRole('button', { name: RECOVERY.again }).count()).toBe(0);
  });
});
