import { LONG } from '@quartet/testkit/long';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeViolations } from './axe.ts';
import { findChromium, launch, launchWhole } from './chromium.ts';
import { OnlineServer } from './online-server.ts';
import { look, type Person, personAt } from './online-table.ts';
import { ask } from './prepared-tables.ts';
import { startSite } from './site.ts';
import { DESKTOP, PHONE } from './visitor.ts';

const CHROMIUM = findChromium();
const HOOKS = 120_000;

describe.skipIf(CHROMIUM === null)('a game over days', () => {
  let server: OnlineServer;
  beforeAll(async () => {
    const { folder } = await startSite();
    server = new OnlineServer(folder);
    await server.start();
  }, HOOKS);
  afterAll(() => server?.stop());

  const act = (page: Page, table: string, what: object) =>
    ask(page, 'POST', `tables/${table}/acts`, { id: crypto.randomUUID(), act: what });

  describe('for two at Linko!, who have three days for each decision', () => {
    let host: Person;
    let guest: Person;
    let table: string;
    beforeAll(async () => {
      const browser = await launch(CHROMIUM!);
      [host, guest] = [await personAt(browser, DESKTOP), await personAt(browser, PHONE)];
      for (const [index, { page }] of [host, guest].entries()) {
        await page.goto(server.url);
        await ask(page, 'POST', 'me', { name: ['Otto', 'Mia'][index], emblem: 'sun' });
      }
      const plan = { game: 'linko', seats: 2, options: { duel: false }, pace: { kind: 'days', days: 3 } };
      ({ table } = await ask<{ table: string }>(host.page, 'POST', 'tables', plan));
      await act(guest.page, table, { type: 'sit' });
      await act(host.page, table, { type: 'start' });
      await guest.page.goto(`${server.url}/#/online/${table}`);
      await guest.page.locator('.table-pill').first().waitFor();
    }, HOOKS);
    afterAll(async () => {
      for (const one of [host, guest]) await one?.page.context().close();
    });

    /** Otto plays high, Mia low, until he has snatched a layer of hers and left it to her. */
    async function leaveToMia(): Promise<void> {
      for (;;) {
        const [his, hers] = [await look(host.page, table), await look(guest.page, table)];
        if (his.legal?.includes('leave')) {
          await act(host.page, table, { type: 'move', text: 'leave' });
          return;
        }
        const [{ page }, legal] = his.legal ? [host, his.legal] : [guest, hers.legal ?? []];
        const singles = legal.filter((text) => /^play \d+$/.test(text));
        const text = (page === host.page ? singles.at(-1) : singles[0]) ?? legal[0];
        if (text !== undefined) await act(page, table, { type: 'move', text });
      }
    }

    test('standing orders are settled by keyboard, carried out, marked in the log, and dropped', async () => {
      const { page } = guest;
      const openSheet = async (): Promise<void> => {
        await page.getByRole('button', { name: 'Menu' }).click();
        const button = page.getByRole('button', { name: 'Standing orders' });
        await button.focus();
        await page.keyboard.press('Enter');
        await page.locator('.online-orders').waitFor();
      };
      const choice = (name: RegExp) => page.getByRole('radio', { name });
      await openSheet();
      expect(await axeViolations(page)).toEqual([]);
      for (const [asked, presses] of [
        ['left', 2],
        ['draw', 1],
      ] as const) {
        await page.locator(`.online-orders [name="${asked}"]`).first().focus();
        for (let n = 0; n < presses; n++) await page.keyboard.press('ArrowDown');
      }
      await page.keyboard.press('Enter');
      await page.locator('dialog').first().waitFor({ state: 'detached' });
      const given = { choices: { left: 'discard', draw: 'pile' }, lasts: 'always' };
      await expect.poll(async () => (await look(page, table)).orders).toEqual(given);

      await leaveToMia();
      await page.getByText('by your standing order').first().waitFor({ state: 'attached' });
      await expect.poll(() => page.getByText('by your standing order').count()).toBe(2);
      expect(JSON.stringify(await look(host.page, table))).not.toMatch(/order/i);

      await openSheet();
      expect([
        await choice(/^I discard/).isChecked(),
        await choice(/^I draw from the pile/).isChecked(),
      ]).toEqual([true, true]);
      await page.getByRole('button', { name: 'Drop all orders' }).click();
      await expect.poll(async () => (await look(page, table)).orders).toBeUndefined();
      expect([...host.complaints, ...guest.complaints]).toEqual([]);
      await page.keyboard.press('Escape');
    });

    test('a browser that cannot be reached says so', async () => {
      const { page } = guest;
      await page.evaluate(allowNotifications);
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Tell me when it is my turn' }).click();
      await page.getByText('as long as this page stays open').waitFor();
      expect(await axeViolations(page)).toEqual([]);
      await page.goto(`${server.url}/#/online/me`);
      await page.getByRole('button', { name: 'Turn off here' }).click();
      await page.getByText('You are not told here').waitFor();
    });
  });

  describe('a browser that shows notifications', LONG, () => {
    let browser: Browser;
    let context: BrowserContext;
    let page: Page;
    let push: (alert: object) => Promise<void>;
    let table: string;

    beforeAll(async () => {
      browser = await launchWhole(CHROMIUM!);
      context = await browser.newContext({ viewport: PHONE, permissions: ['notifications'] });
      page = await context.newPage();
      const devtools = await context.newCDPSession(page);
      const registered = new Promise<string>((resolve) =>
        devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
          const active = versions.find(({ status }) => status === 'activated');
          if (active) resolve(active.registrationId);
        }),
      );
      await devtools.send('ServiceWorker.enable');
      await page.goto(server.url);
      const registrationId = await registered;
      push = async (alert) => {
        const data = JSON.stringify(alert);
        await devtools.send('ServiceWorker.deliverPushMessage', { origin: server.url, registrationId, data });
      };
      await ask(page, 'POST', 'me', { name: 'Mia', emblem: 'sun' });
      const bots = [null, { level: 'easy', temper: 'balanced' }];
      const plan = { game: 'keltis', seats: 2, bots, pace: { kind: 'days', days: 1 } };
      ({ table } = await ask<{ table: string }>(page, 'POST', 'tables', plan));
      await act(page, table, { type: 'start' });
    }, HOOKS);
    afterAll(() => browser?.close());

    test('where it can be reached it subscribes with one press, and ends it on the account page', async () => {
      await page.evaluate(standInForPushService);
      await page.goto(`${server.url}/#/online/${table}`);
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Tell me when it is my turn' }).click();
      await page.getByText('also when Quartet is closed').waitFor();
      const alerts = async () => (await ask<{ alerts: object[] }>(page, 'GET', 'me/export')).alerts;
      expect(await alerts()).toMatchObject([{ endpoint: 'https://push.example/send/mia', language: 'en' }]);
      await page.goto(`${server.url}/#/online/me`);
      await page.getByText('also when Quartet is closed').waitFor();
      await page.getByRole('button', { name: 'Turn off here' }).click();
      await expect.poll(alerts).toEqual([]);
    });

    const shown = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        const all = await registration.getNotifications();
        return all.map(({ title, body, tag, data }) => ({ title, body, tag, data }));
      });

    test('what the server pushes is shown, one notification per table, the newest', async () => {
      const alert = { table: 'T1', game: 'keltis', title: 'Your turn in Keltis' };
      // A browser that is busy may drop one that comes by the test's own door: it comes again.
      const after = async (...messages: readonly object[]) => {
        for (const message of messages) await push(message);
        return (await shown()).sort((a, b) => a.tag.localeCompare(b.tag));
      };
      await expect.poll(() => after({ ...alert, body: '12 cards left' })).toHaveLength(1);
      const expected = [
        { title: 'Your turn in Keltis', body: '10 cards left', tag: 'quartet-T1', data: { table: 'T1' } },
        { title: 'Your turn in Keltis', body: '30 cards left', tag: 'quartet-T2', data: { table: 'T2' } },
      ];
      await expect
        .poll(() =>
          after({ ...alert, body: '10 cards left' }, { ...alert, table: 'T2', body: '30 cards left' }),
        )
        .toEqual(expected);
    });

    test('what the server pushes is not shown to whoever looks at that table', async () => {
      await page.goto(`${server.url}/#/online/T3`);
      const tags = async (): Promise<string[]> => {
        for (const table of ['T3', 'T4'])
          await push({ table, game: 'keltis', title: 'Your turn in Keltis', body: '12 cards left' });
        return (await shown()).map(({ tag }) => tag);
      };
      await expect.poll(tags).toContain('quartet-T4');
      expect(await tags()).not.toContain('quartet-T3');
    });
  });
});

/** A Chromium without windows never may show any: this one says that it may, as whoever asked was told. */
function allowNotifications(): void {
  Object.defineProperty(Notification, 'permission', { value: 'granted' });
  Notification.requestPermission = async () => 'granted';
}

/** Chromium without Google's keys has no push service: this one hands out an address, and nothing comes of it. */
function standInForPushService(): void {
  let current: object | null = null;
  const p256dh = 'BGco_95FehR8rtVhCO7Bzmp7NethXUyxt0Phlzv-u1zGd2oTGjWWti80up4IRAQJVBYa7wKs2k0upA_2PL9Zj-c';
  Object.assign(PushManager.prototype, {
    getSubscription: async () => current,
    subscribe: async ({ applicationServerKey }: PushSubscriptionOptionsInit) => {
      const key = String(applicationServerKey).replaceAll('-', '+').replaceAll('_', '/');
      const endpoint = 'https://push.example/send/mia';
      current = {
        endpoint,
        options: { applicationServerKey: Uint8Array.from(atob(key), (c) => c.charCodeAt(0)).buffer },
        toJSON: () => ({ endpoint, keys: { p256dh, auth: 'AAAAAAAAAAAAAAAAAAAAAA' } }),
        unsubscribe: async () => {
          current = null;
        },
      };
      return current;
    },
  });
}
