import type { Language } from '@quartet/core';
import type { EventInfo } from '@quartet/protocol/events';
import { LONG } from '@quartet/testkit/long';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WORDS } from '../src/app/words/index.ts';
import { EVENT_WORDS } from '../src/online/event-words.ts';
import { ONLINE_WORDS } from '../src/online/words.ts';
import { violationsBesideColours, violationsInThemes } from './axe.ts';
import { findChromium, launch } from './chromium.ts';
import { Friend } from './friend.ts';
import { layoutFaults } from './layout-faults.ts';
import { OnlineServer } from './online-server.ts';
import { ask } from './prepared-tables.ts';
import { startSite } from './site.ts';
import { DESKTOP, PHONE, visit } from './visitor.ts';

const CHROMIUM = findChromium();
/** Milliseconds for a server, browsers and an evening of bots, on a busy machine. */
const HOOKS = 120_000;
const EVENING = 300_000;
const SECRET = 'the secret of this server';
const DEMANDS = { fits: false, isBrought: true, small: [], overlapping: [], shortened: [] };

describe.skipIf(CHROMIUM === null)('a duplicate evening', () => {
  let browser: Browser;
  let server: OnlineServer;
  beforeAll(async () => {
    server = new OnlineServer((await startSite()).folder);
    process.env.QUARTET_ADMIN_TOKEN = SECRET;
    await server.start();
    delete process.env.QUARTET_ADMIN_TOKEN;
    browser = await launch(CHROMIUM!);
  }, HOOKS);
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  function come(name: string, device: 'phone' | 'desktop', language: Language): Promise<Friend> {
    return Friend.come(browser, { name, url: server.url, device, settings: { language } });
  }

  /** At both sizes, and in all themes on a phone: a theme changes colours, and those are the same on both, and in both languages. */
  async function expectRight({ page, wish }: Friend): Promise<void> {
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      expect(await layoutFaults(page, DEMANDS)).toEqual([]);
      const isColoured = size === PHONE && wish.settings!.language === 'en';
      const judge = isColoured ? violationsInThemes : violationsBesideColours;
      expect(await judge(page)).toEqual([]);
    }
  }

  /** Bots play their whole table for them. */
  async function coverAtTable(page: Page): Promise<void> {
    const id = page.url().split('/online/')[1]!;
    for (const seat of [0, 1])
      await ask(page, 'POST', `tables/${id}/acts`, {
        id: crypto.randomUUID(),
        act: { type: 'cover', seat },
      }).catch(() => undefined);
  }

  function eventOf(page: Page): Promise<EventInfo> {
    return ask<EventInfo>(page, 'GET', `events/${page.url().split('/e.')[1]}`);
  }

  test('from the lobby to the results, by keyboard and finger, in both languages', {
    ...LONG,
    timeout: EVENING,
  }, async () => {
    const [ada, ben] = [await come('Ada', 'desktop', 'en'), await come('Ben', 'phone', 'de')];
    const [en, de] = [EVENT_WORDS.en, EVENT_WORDS.de];
    await ada.open('online');
    await ada.page.getByRole('link', { name: ONLINE_WORDS.en.duplicate }).press('Enter');
    await ada.page.getByLabel(ONLINE_WORDS.en.game).selectOption('keltis');
    await ada.page.getByLabel(WORDS.en.seats).selectOption('2');
    await ada.page.getByLabel(en.deals).selectOption('2');
    await expectRight(ada);
    await ada.page.getByRole('button', { name: en.open }).press('Enter');
    const code = await ada.page
      .getByRole('region', { name: ONLINE_WORDS.en.invite })
      .locator('strong')
      .textContent();
    await expectRight(ada);
    // Ben types in the code, says who he is, and takes part with one tap.
    await ben.open('online');
    await ben.page.getByLabel(WORDS.de.codeOfFriend).fill(code!);
    await ben.page.getByRole('button', { name: WORDS.de.join }).tap();
    await ben.page.getByRole('button', { name: de.joinAs('Ben') }).tap();
    await ben.page.getByText(de.waitForHost).waitFor();
    await ada.page.getByText(en.here(2)).waitFor();
    // Both have promised something to the luck before she starts.
    await expect.poll(async () => (await eventOf(ada.page)).promises.every((one) => one !== null)).toBe(true);
    const event = (await eventOf(ada.page)).id;
    await ada.page.getByRole('button', { name: en.start }).press('Enter');
    for (const deal of [1, 2]) {
      // Nobody has to look for their table.
      for (const { page } of [ada, ben]) {
        await page.waitForURL(/#\/online\/(?!e\.)/);
        await coverAtTable(page);
      }
      for (const { page } of [ada, ben]) await page.goto(`${server.url}/#/online/e.${event}`);
      await expect.poll(async () => (await eventOf(ada.page)).played.length, { timeout: EVENING }).toBe(deal);
    }
    await ada.page.getByText(en.over).waitFor();
    const info = await eventOf(ada.page);
    expect(info.contributions!.slice(0, 2).every((one) => /^[0-9a-f]{64}$/.test(one))).toBe(true);
    // Bots played for both: the ranking is that of the bots.
    expect(await ada.page.locator('section[aria-label="Ranking"] tbody tr').count()).toBe(2);
    for (const summary of await ada.page.locator('summary').all()) await summary.press('Enter');
    await ben.page.getByText(de.over).waitFor();
    await expectRight(ada);
    await expectRight(ben);
    const download = ada.page.waitForEvent('download');
    await ada.page.getByRole('link', { name: en.download }).click();
    expect((await download).suggestedFilename()).toBe(`event-${event}.json`);
    // Both saw the seal before the start; every table's record follows from it.
    const check = ada.page.getByRole('button', { name: new RegExp(`^${ONLINE_WORDS.en.check}`) });
    expect(await check.count()).toBe(4);
    await check.last().press('Enter');
    await ada.page.getByText('The deal follows from the seal you saw before the start').waitFor();
    await ada.page
      .getByRole('button', { name: new RegExp(`^${en.replay}`) })
      .first()
      .press('Enter');
    await ada.page.waitForURL(/#\/replay\//);
    expect([...ada.complaints, ...ben.complaints]).toEqual([]);
  });

  test('its link leads there, also where the app is kept for offline play', LONG, async () => {
    const site = { ...(await startSite()), url: server.url };
    const { page, context, complaints } = await visit(browser, site, { isServed: false });
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await ask(page, 'POST', 'me', { name: 'Di', emblem: 'sun' });
    const plan = { game: 'linx', seats: 2, deals: 1 };
    const made = await ask<{ event: string; url: string }>(page, 'POST', 'events', plan);
    await page.goto(made.url);
    await page.waitForURL(`${server.url}/#/online/e.${made.event}`);
    await page.getByText(EVENT_WORDS.en.here(1)).waitFor();
    expect(await page.getByLabel(EVENT_WORDS.en.link).inputValue()).toBe(made.url);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test(
    'whoever comes late is brought to their table, and may come back from it; whoever runs the server ends it, and all pages say so',
    LONG,
    async () => {
      const [ada, ben] = [await come('Ada', 'desktop', 'en'), await come('Ben', 'phone', 'de')];
      const root = await come('Root', 'desktop', 'en');
      await root.open('');
      await ada.open('');
      await ask(ada.page, 'POST', 'me', { name: 'Ada', emblem: 'sun' });
      const plan = { game: 'keltis', seats: 2, deals: 2 };
      const { event } = await ask<{ event: string }>(ada.page, 'POST', 'events', plan);
      for (const { page } of [ada, ben]) await page.goto(`${server.url}/#/online/e.${event}`);
      await ben.page.getByRole('button', { name: EVENT_WORDS.de.joinAs('Ben') }).tap();
      await ada.page.getByText(EVENT_WORDS.en.here(2)).waitFor();
      await ben.page.goto(`${server.url}/#/`);
      await ada.page.getByRole('button', { name: EVENT_WORDS.en.start }).click();
      await ada.page.locator('.table-pill').waitFor();
      await ben.page.goto(`${server.url}/#/online/e.${event}`);
      await ben.page.locator('.table-pill').waitFor();
      await ben.page.goto(`${server.url}/#/online/e.${event}`);
      await ben.page.getByRole('link', { name: EVENT_WORDS.de.toTable }).tap();
      await ben.page.locator('.table-pill').waitFor();
      await ask(root.page, 'POST', 'admin/session', { token: SECRET });
      await ask(root.page, 'POST', `admin/events/${event}/end`);
      for (const friend of [ada, ben]) {
        const { page, wish } = friend;
        const sentence = ONLINE_WORDS[wish.settings!.language!].eventEnded.house;
        await page.locator('.table-screen-notes').getByText(sentence).waitFor();
        await page.goto(`${server.url}/#/online/e.${event}`);
        await page.getByRole('main').getByText(sentence).waitFor();
        await expectRight(friend);
      }
      expect([...ada.complaints, ...ben.complaints]).toEqual([]);
    },
  );

  test('its host locks it, silences, sends away and cancels it, and the others see that', async () => {
    const [ada, ben] = [await come('Ada', 'desktop', 'en'), await come('Ben', 'phone', 'de')];
    const [en, de] = [EVENT_WORDS.en, EVENT_WORDS.de];
    await ada.open('');
    await ask(ada.page, 'POST', 'me', { name: 'Ada', emblem: 'sun' });
    const plan = { game: 'keltis', seats: 2, deals: 2 };
    const { event } = await ask<{ event: string }>(ada.page, 'POST', 'events', plan);
    for (const { page } of [ada, ben]) await page.goto(`${server.url}/#/online/e.${event}`);
    await ben.page.getByRole('button', { name: de.joinAs('Ben') }).tap();
    await ada.page.getByText(en.here(2)).waitFor();
    await ada.page.getByText(ONLINE_WORDS.en.hostTools).press('Enter');
    const button = (name: string) => ada.page.getByRole('button', { name, exact: true });
    await button(ONLINE_WORDS.en.hush('Ben')).click();
    await button(ONLINE_WORDS.en.unhush('Ben')).waitFor();
    await button(en.lock).click();
    await button(en.unlock).waitFor();
    await button(`${en.sendAway}: Ben`).click();
    await ada.page.getByText(en.sendAwaySure('Ben')).waitFor();
    for (const size of [PHONE, DESKTOP]) {
      await ada.page.setViewportSize(size);
      expect(await layoutFaults(ada.page, DEMANDS)).toEqual([]);
      expect(await violationsBesideColours(ada.page)).toEqual([]);
    }
    await button(en.sendAway).click();
    await ada.page.getByText(en.here(1)).waitFor();
    await ben.page.getByText(de.locked).waitFor();
    await ben.page.getByRole('button', { name: de.join }).tap();
    await ben.page.getByText(de.notLetIn).waitFor();
    await button(en.cancel).click();
    await button(en.cancel).click();
    for (const { page, wish } of [ada, ben])
      await page.getByText(ONLINE_WORDS[wish.settings!.language!].eventEnded.host).waitFor();
    expect([...ada.complaints, ...ben.complaints]).toEqual([]);
  });

  test('an evening that is not there is said to be so', async () => {
    const cy = await come('Cy', 'phone', 'en');
    await cy.open('online/e.nothing');
    await cy.page.getByRole('alert').getByText(EVENT_WORDS.en.gone).waitFor();
  });
});
