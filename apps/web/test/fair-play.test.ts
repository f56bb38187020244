import type { Language } from '@quartet/core';
import type { TableInfo, TableMessage } from '@quartet/protocol';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WORDS } from '../src/app/words/index.ts';
import { ONLINE_WORDS } from '../src/online/words.ts';
import { axeViolations } from './axe.ts';
import { findChromium, launch } from './chromium.ts';
import { Friend } from './friend.ts';
import { OnlineServer } from './online-server.ts';
import { ask } from './prepared-tables.ts';
import { startSite } from './site.ts';

const CHROMIUM = findChromium();
/** Milliseconds for a server and a browser to start on a busy machine. */
const HOOKS = 120_000;
const EN = ONLINE_WORDS.en;
const DE = ONLINE_WORDS.de;
const LIVE = { kind: 'live', bank: 300, increment: 10 };

describe.skipIf(CHROMIUM === null)(
  'what a host may do at a running table, and what the others are asked',
  () => {
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
    }, HOOKS);
    afterAll(async () => {
      await browser?.close();
      await server?.stop();
    });

    async function come(name: string, language: Language): Promise<Friend> {
      const wish = { name, url: server.url, device: 'phone', settings: { language } } as const;
      const friend = await Friend.come(browser, wish);
      await friend.open('');
      await ask(friend.page, 'POST', 'me', { name, emblem: 'sun' });
      return friend;
    }

    const act = (page: Page, table: string, what: object): Promise<unknown> =>
      ask(page, 'POST', `tables/${table}/acts`, { id: `act-of-mine-${acts++}`, act: what });
    const look = (page: Page, table: string) =>
      ask<TableMessage & { readonly info: TableInfo }>(page, 'GET', `tables/${table}`);

    /** Ada and Ben, and who else sits down by themselves, dealt; both look at it. */
    async function dealt(plan: object): Promise<string> {
      const made = { game: 'keltis', seats: 2, pace: LIVE, ...plan };
      const { table } = await ask<{ table: string }>(ada.page, 'POST', 'tables', made);
      await act(ben.page, table, { type: 'sit' });
      return table;
    }

    async function begin(table: string): Promise<void> {
      await act(ada.page, table, { type: 'start' });
      await expect.poll(async () => (await look(ada.page, table)).ply).toBe(0);
      for (const friend of [ada, ben]) {
        await friend.open(`online/${table}`);
        await friend.page
          .getByRole('button', { name: WORDS[friend === ada ? 'en' : 'de'].menu, exact: true })
          .waitFor();
      }
    }

    async function openHostTools(): Promise<void> {
      await ada.page.getByRole('button', { name: WORDS.en.menu, exact: true }).click();
      await ada.page.getByText(EN.hostTools, { exact: true }).click();
    }

    const seconds = async (table: string): Promise<number[]> =>
      (await look(ada.page, table)).clock!.banks.map((bank) => bank / 1_000);

    test('at a casual table the host gives everybody a minute with one press', async () => {
      const table = await dealt({ rated: false });
      await begin(table);
      await openHostTools();
      await ada.page.getByRole('button', { name: EN.moreTime }).click();
      await expect.poll(() => seconds(table)).toEqual([360, 360]);
    });

    test('in a rated game the other is asked for it in their language, and for a removal is told what it costs', async () => {
      const table = await dealt({ rated: true });
      await begin(table);
      await openHostTools();
      await ada.page.getByRole('button', { name: EN.askMoreTime }).click();
      await ada.page.getByText(EN.askedWaits).waitFor();
      await ben.page.getByText(DE.asks.time('Ada')).waitFor();
      expect(await axeViolations(ben.page, '[data-note="matter"]')).toEqual([]);
      await ben.page.getByRole('button', { name: DE.yes, exact: true }).click();
      await expect.poll(() => seconds(table)).toEqual([360, 360]);
      await openHostTools();
      await ada.page.getByRole('button', { name: EN.removeFrom('Ben') }).click();
      await ada.page.getByText(EN.removeSure('Ben', false)).waitFor();
      expect((await look(ada.page, table)).info.players[1]).toMatchObject({ kind: 'person' });
      await ada.page.getByRole('button', { name: EN.takeBackAsk }).click();
      await ada.page.keyboard.press('Escape');
    });

    test('a program is shown as one in the list, the waiting room, at its seat and when it asks', async () => {
      const guest = { name: 'Dot', emblem: 'kite', program: true };
      const { token } = (await (
        await fetch(`${server.url}/api/me`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: server.url },
          body: JSON.stringify(guest),
        })
      ).json()) as { token: string };
      const asDot = (table: string, what: object): Promise<Response> =>
        fetch(`${server.url}/api/tables/${table}/acts`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify({ id: `act-of-dot-${acts++}`, act: what }),
        });
      const table = await dealt({ seats: 3, rated: false, listed: true });
      await ada.open('online');
      await asDot(table, { type: 'sit' });
      await ada.page.getByText(EN.programNamed('Dot')).first().waitFor();
      await ada.open(`online/${table}`);
      const seat = ada.page.getByRole('listitem').filter({ hasText: 'Dot' });
      await seat.getByText(EN.program).waitFor();
      await begin(table);
      await ben.page
        .getByRole('article', { name: 'Dot' })
        .getByText(DE.program)
        .waitFor({ state: 'attached' });
      await asDot(table, { type: 'ask', what: 'time', seconds: 60 });
      await ada.page.getByText(EN.asks.time(EN.programNamed('Dot'))).waitFor();
    });
  },
);
