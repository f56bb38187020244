import type { TableInfo } from '@quartet/protocol';
import { LONG } from '@quartet/testkit/long';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WORDS } from '../src/app/words/index.ts';
import { ONLINE_WORDS } from '../src/online/words.ts';
import { findChromium, launch } from './chromium.ts';
import { Friend } from './friend.ts';
import { OnlineServer } from './online-server.ts';
import { ask } from './prepared-tables.ts';
import { startSite } from './site.ts';

const CHROMIUM = findChromium();
/** Milliseconds for a server and browsers to start on a busy machine. */
const HOOKS = 120_000;
const words = ONLINE_WORDS.en;
const DEALT = '.table-pill';

describe.skipIf(CHROMIUM === null)(
  'from "let’s play" to the second evening, four people at four devices',
  LONG,
  () => {
    let browser: Browser;
    let server: OnlineServer;
    let friends: Friend[];
    const taps = new Map<Page, number>();
    let table = '';

    beforeAll(async () => {
      server = new OnlineServer((await startSite()).folder);
      await server.start();
      browser = await launch(CHROMIUM!);
      friends = await Promise.all(
        (['Ada', 'Ben', 'Cleo', 'Dora'] as const).map((name, at) =>
          Friend.come(browser, { name, url: server.url, device: at % 2 ? 'phone' : 'desktop' }),
        ),
      );
    }, HOOKS);
    afterAll(async () => {
      await browser?.close();
      await server?.stop();
    });

    /** One tap, counted. */
    async function tap(page: Page, what: Locator | string | RegExp): Promise<void> {
      taps.set(page, (taps.get(page) ?? 0) + 1);
      const isNamed = typeof what === 'string' || what instanceof RegExp;
      await (isNamed ? page.getByRole('button', { name: what }).first() : what).click();
    }
    const counted = (): number[] => friends.map(({ page }) => taps.get(page) ?? 0);

    test('the first: the host needs no more than four taps, guests one', async () => {
      const [ada, ...guests] = friends;
      await ada!.open('');
      await tap(ada!.page, ada!.page.locator('a[href="#/online/new/combos"]'));
      await tap(ada!.page, ada!.page.locator('dialog[open] .primary'));
      await ada!.page.locator('.online-code').waitFor();
      table = ada!.page.url().split('/online/')[1]!;
      for (const guest of guests) {
        await guest.open(`online/${table}`);
        await tap(guest.page, words.sitAs(guest.wish.name));
      }
      await ada!.page.getByText(words.takenAndReady(4, 4, 4)).waitFor();
      await tap(ada!.page, words.start);
      for (const { page } of friends) await page.locator(DEALT).waitFor();
      expect(counted()).toEqual([3, 1, 1, 1]);
    }, 120_000);

    test('what I did by mistake goes back if all agree', async () => {
      const { actor } = friends[0]!.latest!.view as unknown as { actor: number };
      const mover = friends[actor]!;
      await playOne(mover.page, table);
      for (const friend of friends) await friend.untilTold(1);
      await mover.page.getByRole('button', { name: WORDS.en.menu, exact: true }).click();
      await mover.page.getByRole('button', { name: words.askBack }).click();
      for (const friend of friends.filter((one) => one !== mover))
        await friend.page.getByRole('button', { name: words.yes, exact: true }).click();
      for (const friend of friends) await expect.poll(() => friend.latest?.ply).toBe(0);
    }, 120_000);

    test('the second: two taps of the host, one of each guest, and it is dealt', async () => {
      await leaveItAtThat(friends, table);
      taps.clear();
      const [ada, ...guests] = friends;
      await ada!.open('');
      await tap(ada!.page, ada!.page.locator('a[href="#/online"]').first());
      await tap(ada!.page, /again with/);
      await ada!.page.getByText(words.startsWhenHere).waitFor();
      for (const guest of guests) {
        await guest.open('');
        await guest.page.reload();
        const mine = guest.page.locator('a[href^="#/online/"]', { hasText: WORDS.en.continue });
        await tap(guest.page, mine.first());
      }
      for (const { page } of friends) await page.locator(DEALT).waitFor();
      expect(counted()).toEqual([2, 1, 1, 1]);
      expect(friends.flatMap(({ complaints }) => complaints)).toEqual([]);
    }, 240_000);
  },
);

/** Any decision, sent by the page of whoever must make it. */
function playOne(page: Page, table: string): Promise<void> {
  return page.evaluate(async (id) => {
    const { legal } = await (await fetch(`/api/tables/${id}`)).json();
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ text: legal[0] });
    await fetch(`/api/tables/${id}/moves`, { method: 'POST', headers, body });
  }, table);
}

/** The evening is over: one asks, all agree. */
async function leaveItAtThat(friends: readonly Friend[], table: string): Promise<void> {
  const [first, ...others] = friends;
  const path = `tables/${table}/acts`;
  await ask(first!.page, 'POST', path, { id: 'ask-to-end-0', act: { type: 'ask', what: 'end' } });
  const { info } = await ask<{ info: TableInfo }>(first!.page, 'GET', `tables/${table}`);
  for (const [at, { page }] of others.entries())
    await ask(page, 'POST', path, {
      id: `agree-to-end-${at}`,
      act: { type: 'answer', ask: info.asking!.id, yes: true },
    });
}
