import { LONG } from '@quartet/testkit/long';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeViolations } from './axe.ts';
import { findChromium, launch } from './chromium.ts';
import { OnlineServer } from './online-server.ts';
import { type Person, personAt, playOn } from './online-table.ts';
import { startSite } from './site.ts';
import { DESKTOP, PHONE } from './visitor.ts';

const CHROMIUM = findChromium();
/** Milliseconds for a server, a browser and five matches on a busy machine. */
const HOOKS = 180_000;

describe.skipIf(CHROMIUM === null)('what comes of games at tables of the server', LONG, () => {
  let browser: Browser;
  let server: OnlineServer;
  let host: Person;
  let guest: Person;

  beforeAll(async () => {
    server = new OnlineServer((await startSite()).folder);
    await server.start();
    browser = await launch(CHROMIUM!);
    host = await personAt(browser, DESKTOP);
    guest = await personAt(browser, PHONE, { language: 'de', theme: 'paper' });
    for (const [{ page }, name] of [[host, 'Zora'] as const, [guest, 'Emil'] as const]) {
      await page.goto(server.url);
      await send(page, 'me', { name, emblem: 'fern' });
    }
    for (let match = 0; match < 3; match++) {
      await playBoth(host.page, guest.page);
    }
    // Whoever only ever plays with one other is on no leaderboard.
    for (const name of ['Ida', 'Udo']) {
      const { page } = await personAt(browser, DESKTOP);
      await page.goto(server.url);
      await send(page, 'me', { name, emblem: 'kite' });
      await playBoth(host.page, page);
      await page.context().close();
    }
  }, HOOKS);
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  async function playBoth(one: Page, other: Page): Promise<void> {
    const { table } = await send(one, 'tables', { game: 'keltis', seats: 2 });
    for (const [page, type] of [
      [other, 'sit'],
      [one, 'start'],
    ] as const)
      await send(page, `tables/${table}/acts`, { id: crypto.randomUUID(), act: { type } });
    await Promise.all([one, other].map((page) => playOn(page, table)));
  }

  /** Asks the server as the page does. */
  function send(page: Page, path: string, body: object): Promise<{ readonly table: string }> {
    return page.evaluate(
      async ([where, text]) => {
        const headers = { 'content-type': 'application/json' };
        return (await fetch(`/api/${where}`, { method: 'POST', headers, body: text })).json();
      },
      [path, JSON.stringify(body)] as const,
    );
  }

  async function open({ page }: Person, address: string, shown: string): Promise<void> {
    await page.goto(`${server.url}/#/${address}`);
    await page.locator(shown).first().waitFor();
  }

  /** Nothing sticks out, and axe has nothing to say. */
  async function expectSound({ page }: Person): Promise<void> {
    const over = await page.evaluate(() => document.body.scrollWidth - document.documentElement.clientWidth);
    expect(over).toBeLessThanOrEqual(0);
    expect(await axeViolations(page)).toEqual([]);
  }

  test('finished games are listed for both, with statistics and a rating', async () => {
    const finished = () =>
      guest.page.evaluate(async () => (await (await fetch('/api/me/history')).json()).games.length);
    await expect.poll(finished).toBe(3);
    for (const [person, games] of [
      [host, 5],
      [guest, 3],
    ] as const) {
      await open(person, 'online/games', '.online-history li:nth-child(3)');
      const kind = person.page.locator('.online-standings-kind');
      expect(await kind.count()).toBe(1);
      expect(await kind.locator('dd').first().innerText()).toMatch(/^\d+ ± \d+$/);
      expect(await kind.locator('dd').nth(1).innerText()).toBe(String(games));
      const ofBoth = person.page.locator('.online-history li').nth(games - 3);
      const newest = await ofBoth.innerText();
      expect(newest).toMatch(/^Keltis /);
      expect(newest).toMatch(/Zora\s.*Emil|Emil\s.*Zora/s);
      await expectSound(person);
    }
  });

  test('a finished game opens as a replay', async () => {
    await host.page.locator('.online-history li button').first().click();
    await host.page.waitForURL(/#\/replay\//);
    await host.page.locator('.keltis-piles').waitFor();
  });

  test('nobody is on the leaderboard before they say so', async () => {
    await open(guest, 'leaderboard/keltis/manual/2', '.online-kind-form');
    await guest.page.getByText('Hier zeigt sich noch niemand.').waitFor();
    await expectSound(guest);
    await open(host, 'online/games', '.online-ranked-switch');
    await host.page.getByLabel('Show me on leaderboards').check();
    await host.page.getByText('Saved.').waitFor();
    // The server reads a leaderboard once a second for all who ask.
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    await guest.page.reload();
    await guest.page.locator('.online-board tbody tr').waitFor();
    expect(await guest.page.locator('.online-board tbody tr').innerText()).toMatch(/^1\s+Zora\s/);
    await expectSound(guest);
  });

  test('the lobby leads to the leaderboard, which finds where somebody is and says who is me', async () => {
    await open(host, 'online', 'a[href="#/leaderboard"]');
    await host.page.locator('a[href="#/leaderboard"]').click();
    await host.page.locator('.online-board-me').waitFor();
    expect(await host.page.locator('.online-board-me th').innerText()).toBe('Zora (you)');
    await expectSound(host);
    await host.page.getByLabel('with bots').check();
    await host.page.getByText('Nobody is shown here yet.').waitFor();
    expect(host.page.url()).toContain('#/leaderboard/keltis/manual/2/bots');
  });

  test('nobody’s page complained', () => {
    expect([...host.complaints, ...guest.complaints]).toEqual([]);
  });
});
