import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WORDS } from '../src/app/words/index.ts';
import { PEOPLE_WORDS } from '../src/online/people-words.ts';
import { ONLINE_WORDS } from '../src/online/words.ts';
import { violationsInThemes } from './axe.ts';
import { findChromium, launch } from './chromium.ts';
import { Friend } from './friend.ts';
import { OnlineServer } from './online-server.ts';
import { ask } from './prepared-tables.ts';
import { startSite } from './site.ts';

const CHROMIUM = findChromium();
/** Milliseconds for a server and browsers to start on a busy machine. */
const HOOKS = 120_000;
const words = PEOPLE_WORDS.en;

describe.skipIf(CHROMIUM === null)('the second evening with the same people', () => {
  let browser: Browser;
  let server: OnlineServer;
  let ada: Friend;
  let ben: Friend;
  const ids: string[] = [];

  beforeAll(async () => {
    server = new OnlineServer((await startSite()).folder);
    await server.start();
    browser = await launch(CHROMIUM!);
    const come = async (name: string, emblem: string): Promise<Friend> => {
      const friend = await Friend.come(browser, { name, url: server.url, device: 'phone' });
      await friend.open('');
      const { me } = await ask<{ me: { person: { id: string } } }>(friend.page, 'POST', 'me', {
        name,
        emblem,
      });
      ids.push(me.person.id);
      return friend;
    };
    ada = await come('Ada', 'moon');
    ben = await come('Ben', 'sun');
    await server.crash();
    const database = new DatabaseSync(join(server.data, 'quartet.db'));
    for (const [at, id] of ids.entries())
      database
        .prepare(
          `insert into played (person, table_id, at, game, edition, seats, bots, place, score)
           values (?, 'past', 1763200000000, 'keltis', 'manual', 2, 0, ?, 7)`,
        )
        .run(id, at + 1);
    database.close();
    await server.start();
  }, HOOKS);
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  test('an invitation is declined by one tap, and all of them by another, in the lobby and on the home page', async () => {
    await ada.open('online');
    await ben.open('online');
    /** Ada makes tables and asks Ben to each, as the button does. */
    const invite = async (count: number): Promise<void> => {
      for (let n = 0; n < count; n++) {
        const plan = { game: 'keltis', seats: 2 };
        const { table } = await ask<{ table: string }>(ada.page, 'POST', 'tables', plan);
        await ask(ada.page, 'POST', `tables/${table}/invitations`, { person: ids[1] });
      }
    };
    await invite(3);
    await ben.page.reload();
    const { invitations, declineFrom, declineAll } = ONLINE_WORDS.en;
    const list = ben.page.getByRole('region', { name: invitations });
    await list.getByRole('listitem').nth(2).waitFor();
    expect(await violationsInThemes(ben.page)).toEqual([]);
    await list
      .getByRole('button', { name: declineFrom('Ada', 'Keltis') })
      .first()
      .click();
    await list.getByRole('listitem').nth(2).waitFor({ state: 'detached' });
    await list.getByRole('button', { name: declineAll(2) }).click();
    await list.waitFor({ state: 'detached' });
    await ben.page.reload();
    await ben.page.getByRole('heading', { name: ONLINE_WORDS.en.open }).waitFor();
    expect(await list.count()).toBe(0);

    await invite(5);
    await ben.open('');
    await ben.page.reload();
    await ben.page.getByText(WORDS.en.invites('Ada')).first().waitFor();
    await ben.page.getByRole('button', { name: WORDS.en.declineInvitations }).click();
    await ben.page.getByText(WORDS.en.invites('Ada')).first().waitFor({ state: 'detached' });
    await ben.page.reload();
    // What the page showed last time keeps its place until the server answers.
    await expect.poll(() => ben.page.getByText(WORDS.en.invites('Ada')).count()).toBe(0);
  });

  test('one tap invites, one tap sits down, without a link', async () => {
    await ada.open('online');
    await ada.page.getByText(/you lead 1 : 0/).waitFor();
    expect(await violationsInThemes(ada.page)).toEqual([]);
    await ada.page.getByRole('button', { name: words.inviteAgain }).click();
    await ada.page.locator('.online-code').waitFor();
    // Home asks a server of which this device knows that somebody plays there.
    const isTold = (page: string, sentence: string) => async (): Promise<boolean> => {
      await ben.open(page);
      await ben.page.reload();
      return ben.page
        .getByText(sentence)
        .waitFor({ timeout: 5000 })
        .then(
          () => true,
          () => false,
        );
    };
    await expect.poll(isTold('online', ONLINE_WORDS.en.invites('Ada')), { timeout: 60_000 }).toBe(true);
    await expect.poll(isTold('', WORDS.en.invites('Ada')), { timeout: 60_000 }).toBe(true);
    await ben.page
      .getByRole('link', { name: /Keltis/ })
      .first()
      .click();
    await ben.page.locator('.online-sit-down').tap();
    await ben.page.getByRole('button', { name: ONLINE_WORDS.en.stand }).waitFor();
    await ada.page.getByText('Ben').first().waitFor();
  });

  test('the host changes the terms: the guest reads them and agrees before the start', async () => {
    const { page } = ada;
    await page.getByRole('button', { name: ONLINE_WORDS.en.change, exact: true }).click();
    const sheet = page.locator('dialog[open]');
    await sheet.getByLabel(ONLINE_WORDS.en.counts).selectOption('true');
    await sheet.locator('.primary').click();
    await ben.page.locator('.online-terms dd', { hasText: ONLINE_WORDS.en.rated }).waitFor();
    await page.getByText(ONLINE_WORDS.en.whenReady(['Ben'])).waitFor();
    await ben.page.getByRole('button', { name: ONLINE_WORDS.en.agree }).click();
    await page.getByText(ONLINE_WORDS.en.whenReady(['Ben'])).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: ONLINE_WORDS.en.start }).click();
    for (const friend of [ada, ben]) await friend.page.locator('.keltis-piles').waitFor();
  });

  test('both agree to leave it at that', async () => {
    await ben.page.getByRole('button', { name: WORDS.en.menu, exact: true }).click();
    await ben.page.getByRole('button', { name: ONLINE_WORDS.en.askToEnd }).click();
    await ada.page.getByText(ONLINE_WORDS.en.asks.end('Ben')).waitFor();
    await ada.page.getByRole('button', { name: ONLINE_WORDS.en.yes, exact: true }).click();
    for (const { page } of [ada, ben]) await page.getByText(ONLINE_WORDS.en.endedByAll).waitFor();
    // Nobody is asked anything any more.
    for (const { page } of [ada, ben])
      expect(await page.locator('.table-pill').innerText()).toContain(WORDS.en.gameOver);
  });

  test('whoever is kept away gets no seat; a report is sent', async () => {
    await ada.open('online');
    const { page } = ada;
    await page.getByLabel(words.moreAbout('Ben')).click();
    await page.getByRole('button', { name: words.report }).click();
    await page.getByLabel(words.whatHappened).fill('Rude words.');
    await page.locator('dialog[open]').getByRole('button', { name: words.send }).click();
    await page.getByText(words.reported).waitFor();
    await page.getByRole('button', { name: words.block }).click();
    await page.getByText(words.isBlocked).waitFor();
    const plan = { game: 'keltis', seats: 2 };
    const { table } = await ask<{ table: string }>(page, 'POST', 'tables', plan);
    await ben.open(`online/${table}`);
    await ben.page.locator('.online-sit-down').tap();
    await ben.page.getByText(ONLINE_WORDS.en.problems.blocked).waitFor();
    expect([...ada.complaints, ...ben.complaints]).toEqual([]);
  });
});
