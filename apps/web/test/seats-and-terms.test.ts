import type { Language } from '@quartet/core';
import type { TableInfo, TableMessage } from '@quartet/protocol';
import { LONG } from '@quartet/testkit/long';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ONLINE_WORDS } from '../src/online/words.ts';
import { axeViolations, violationsInThemes } from './axe.ts';
import { findChromium, launch } from './chromium.ts';
import { Friend } from './friend.ts';
import { OnlineServer } from './online-server.ts';
import { ask } from './prepared-tables.ts';
import { startSite } from './site.ts';
import { DESKTOP, PHONE } from './visitor.ts';
import { shown } from './worker-feed.ts';

const CHROMIUM = findChromium();
/** Milliseconds for a server and a browser to start on a busy machine. */
const HOOKS = 120_000;
const EN = ONLINE_WORDS.en;
const DE = ONLINE_WORDS.de;

describe.skipIf(CHROMIUM === null)('terms, slow tables and a seat that was lost with its device', () => {
  let browser: Browser;
  let server: OnlineServer;
  let ada: Friend;
  let ben: Friend;
  let acts = 0;

  beforeAll(async () => {
    server = new OnlineServer((await startSite()).folder);
    await server.start();
    browser = await launch(CHROMIUM!);
    ada = await come('Ada', 'en');
    ben = await come('Ben', 'de');
    for (const { page, wish } of [ada, ben])
      await ask(page, 'POST', 'me', { name: wish.name, emblem: 'sun' });
  }, HOOKS);
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  async function come(name: string, language: Language): Promise<Friend> {
    const friend = await Friend.come(browser, {
      ...{ name, url: server.url, device: 'phone' },
      settings: { language },
    });
    await friend.open('');
    return friend;
  }

  const act = (page: Page, table: string, what: object): Promise<unknown> =>
    ask(page, 'POST', `tables/${table}/acts`, { id: `act-of-mine-${acts++}`, act: what });
  const look = (page: Page, table: string) =>
    ask<TableMessage & { readonly info: TableInfo; readonly legal?: string[] }>(
      page,
      'GET',
      `tables/${table}`,
    );

  /** A table of both, dealt. */
  async function dealt(plan: object): Promise<string> {
    const { table } = await ask<{ table: string }>(ada.page, 'POST', 'tables', {
      game: 'keltis',
      seats: 2,
      ...plan,
    });
    await act(ben.page, table, { type: 'sit' });
    await act(ada.page, table, { type: 'start' });
    await expect.poll(async () => (await look(ada.page, table)).ply).toBe(0);
    return table;
  }

  /** On a desktop, and in every theme on a phone. */
  async function objections(page: Page, part: string): Promise<string[]> {
    await page.setViewportSize(DESKTOP);
    await shown(page);
    const onDesktop = await axeViolations(page, part);
    await page.setViewportSize(PHONE);
    await shown(page);
    return [...onDesktop.map((one) => `on a desktop: ${one}`), ...(await violationsInThemes(page, part))];
  }

  test('the sheet of terms: nothing to object to', async () => {
    const plan = { game: 'linko', seats: 3 };
    const { table } = await ask<{ table: string }>(ada.page, 'POST', 'tables', plan);
    await ada.open(`online/${table}`);
    await ada.page.getByRole('button', { name: EN.change, exact: true }).click();
    await ada.page.locator('dialog[open] select').first().waitFor();
    expect(await objections(ada.page, 'dialog[open]')).toEqual([]);
    await ada.page.keyboard.press('Escape');
  });

  test('after a move at a slow table the next one is offered: nothing to object to', LONG, async () => {
    const pace = { kind: 'days', days: 1 };
    const slow = [await dealt({ pace }), await dealt({ pace })];
    const isMine = async (table: string): Promise<boolean> =>
      (await look(ada.page, table)).legal !== undefined;
    for (const table of slow)
      while (!(await isMine(table)))
        await ask(ben.page, 'POST', `tables/${table}/moves`, {
          text: (await look(ben.page, table)).legal![0],
        });
    const [here, there] = slow as [string, string];
    // The note stays as long as it is looked at.
    await ada.page.evaluate(() => {
      const later = setTimeout;
      Object.assign(window, {
        setTimeout: (call: () => void, time: number) => later(call, time === 5000 ? 600_000 : time),
      });
    });
    await ada.open(`online/${here}`);
    await ada.page.locator('.table-pill.table-mine').waitFor();
    while (await isMine(here))
      await ask(ada.page, 'POST', `tables/${here}/moves`, { text: (await look(ada.page, here)).legal![0] });
    const next = ada.page.getByRole('button', { name: EN.nextTable });
    await next.waitFor();
    expect(await objections(ada.page, '.table-screen-notes')).toEqual([]);
    await next.click();
    await expect.poll(() => ada.page.url()).toContain(there);
  });

  test('whoever is known sits down without being asked for a name again', async () => {
    const plan = { game: 'keltis', seats: 2 };
    const { table } = await ask<{ table: string }>(ada.page, 'POST', 'tables', plan);
    await ben.open(`online/${table}`);
    await ben.page.getByRole('button', { name: DE.sitAs('Ben') }).waitFor();
    expect(await ben.page.getByLabel(DE.name).count()).toBe(0);
    await ben.page.getByRole('button', { name: DE.sitAs('Ben') }).tap();
    await ben.page.getByRole('button', { name: DE.stand }).waitFor();
  });

  test('the clock in the top line stops the game, or asks for it; beside the chat the series stands', async () => {
    const pace = { kind: 'live', bank: 300, increment: 10 };
    const table = await dealt({ pace, series: { kind: 'best', of: 3 }, rated: false });
    for (const friend of [ada, ben]) await friend.open(`online/${table}`);
    await ben.page.getByRole('button', { name: DE.askForPause }).click();
    await ada.page.locator('.table-screen-notes').getByText(EN.asks.pause('Ben')).waitFor();
    expect(await objections(ada.page, '.table-screen-top')).toEqual([]);
    await ada.page.setViewportSize(DESKTOP);
    await ada.page.getByText(`${EN.bestOf(3)}: Ada 0, Ben 0`).waitFor();
    await ada.page.setViewportSize(PHONE);
    await ada.page.getByRole('button', { name: EN.pause }).click();
    await expect.poll(async () => (await look(ada.page, table)).info.status).toBe('paused');
    await ada.page.getByRole('button', { name: EN.pause }).waitFor({ state: 'detached' });
  });

  test('whoever lost their device asks for their seat, and has it once the table agrees', LONG, async () => {
    const table = await dealt({ rated: false });
    await ada.open(`online/${table}`);
    await ada.page.locator('.table-pill').waitFor();
    await act(ben.page, table, { type: 'cover', seat: 1 });
    await ben.leave();
    const again = await come('Ben', 'de');
    await again.open(`online/${table}`);
    await again.page.getByRole('button', { name: DE.watching }).click();
    const mine = again.page.getByRole('button', { name: DE.askForSeatOf('Ben') });
    await mine.waitFor();
    expect(await objections(again.page, 'dialog[open]')).toEqual([]);
    await mine.click();
    const question = ada.page.getByText(EN.asksForOwn('Ben'));
    await question.waitFor();
    expect(await objections(ada.page, 'html')).toEqual([]);
    await ada.page.getByRole('button', { name: EN.yes, exact: true }).click();
    await expect.poll(async () => (await look(again.page, table)).viewer).toBe(1);
    await again.page.getByRole('button', { name: DE.watching }).waitFor({ state: 'detached' });
    expect((await look(ada.page, table)).info.players[1]).toMatchObject({ person: { name: 'Ben' } });
    expect([...ada.complaints, ...again.complaints]).toEqual([]);
  });
});
