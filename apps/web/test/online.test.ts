import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { findGame } from '@quartet/catalog';
import { readRecord, replay, type Shapes } from '@quartet/core';
import type { View } from '@quartet/keltis';
import { LONG } from '@quartet/testkit/long';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ONLINE_WORDS } from '../src/online/words.ts';
import { axeViolations } from './axe.ts';
import { findChromium, launch } from './chromium.ts';
import { OnlineServer } from './online-server.ts';
import { discardAndDraw, look, type Person, personAt, playOn } from './online-table.ts';
import { ask } from './prepared-tables.ts';
import { startSite } from './site.ts';
import { DESKTOP, PHONE } from './visitor.ts';

const CHROMIUM = findChromium();
/** Milliseconds for a server and a browser to start on a busy machine. */
const HOOKS = 120_000;
/** What the guest reads. */
const DE = ONLINE_WORDS.de;

describe.skipIf(CHROMIUM === null)('friends at one table of the server', () => {
  let browser: Browser;
  let server: OnlineServer;
  let host: Person;
  let guest: Person;
  let onlooker: Person;
  let table: string;
  let link: string;

  beforeAll(async () => {
    const { folder } = await startSite();
    server = new OnlineServer(folder);
    await server.start();
    browser = await launch(CHROMIUM!);
    host = await personAt(browser, DESKTOP);
    guest = await personAt(browser, PHONE, { language: 'de', theme: 'paper' });
    onlooker = await personAt(browser, PHONE, { theme: 'contrast' });
  }, HOOKS);
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  /** A table of host and guest, without a look at how it comes about. */
  async function dealAtOnce(): Promise<void> {
    for (const { page } of [host, guest]) {
      await page.goto(server.url);
      await ask(page, 'POST', 'me', { name: page === host.page ? 'Otto' : 'Mia', emblem: 'sun' });
    }
    ({ table } = await ask<{ table: string }>(host.page, 'POST', 'tables', { game: 'keltis', seats: 2 }));
    for (const [{ page }, type] of [
      [guest, 'sit'],
      [host, 'start'],
    ] as const)
      await ask(page, 'POST', `tables/${table}/acts`, { id: crypto.randomUUID(), act: { type } });
    for (const { page } of [host, guest]) {
      await page.goto(`${server.url}/#/online/${table}`);
      await page.locator('.keltis-piles').waitFor();
    }
  }

  /** Whoever must decide now, and what they see. */
  async function next(): Promise<{ readonly person: Person; readonly seat: number; readonly view: View }> {
    const seen = await look(host.page, table);
    const view = seen.view as unknown as View;
    const isHost = view.actor === seen.viewer;
    const own = isHost ? view : ((await look(guest.page, table)).view as unknown as View);
    return { person: isHost ? host : guest, seat: view.actor, view: own };
  }

  async function takeTurn(): Promise<void> {
    const { person, seat, view } = await next();
    await person.page.locator('.table-pill.table-mine').waitFor();
    await discardAndDraw(person.page, view, seat);
    await expect.poll(async () => (await look(host.page, table)).view?.actor).not.toBe(seat);
  }

  test('home leads to a new table, which is made with one press', async () => {
    const { page } = host;
    await page.goto(server.url);
    await page.locator('a[href="#/online/new/keltis"]').click();
    await page.locator('dialog select').nth(1).selectOption('2');
    await page.locator('dialog .primary').click();
    link = await page.locator('.online-invite-link').inputValue();
    table = page.url().split('/').at(-1)!;
    expect(await axeViolations(page)).toEqual([]);
  });

  test('a link, one tap, and the guest sits; the host sees it at once and deals', async () => {
    const { page } = guest;
    await page.goto(link);
    await page.locator('.online-sit-down').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.locator('.online-sit-down').click();
    await page.locator('.online-sit-down').waitFor({ state: 'detached' });
    await onlooker.page.goto(`${server.url}/#/online/${table}`);
    await onlooker.page.getByText('Every seat is taken. You can watch.').waitFor();
    await host.page.getByRole('button', { name: 'Deal' }).click();
    for (const person of [host, guest, onlooker]) await person.page.locator('.keltis-piles').waitFor();
    await host.page.getByText('Everybody has added to the luck of this deal.').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Menü', exact: true }).click();
    const seal = page.locator('dialog').getByText(/^Siegel des Glücks: sha256:\w{64}\. Alle haben/);
    expect(await seal.evaluate((line) => line.scrollWidth <= line.clientWidth)).toBe(true);
    await page.keyboard.press('Escape');
  });

  test('turns made by hand reach the others', async () => {
    await takeTurn();
    await takeTurn();
    expect((await look(host.page, table)).ply).toBe(4);
    await onlooker.page.locator('.table-log-entry').nth(1).waitFor({ state: 'attached' });
    expect(await axeViolations(host.page)).toEqual([]);
    expect(await axeViolations(guest.page)).toEqual([]);
  });

  test('what is said at the table: on a phone a badge, the newest line for a moment, an answer with one tap', async () => {
    const { page } = guest;
    await host.page.getByLabel('Say something').fill('Well done, you!');
    await host.page.keyboard.press('Enter');
    await page.getByRole('button', { name: `${DE.chat}: ${DE.newLines(1)}` }).waitFor();
    await page.getByRole('button', { name: DE.reply }).click();
    await page.locator('dialog[open] .online-talk').getByText('Well done, you!').waitFor();
    await page.getByRole('button', { name: DE.presets[0]! }).click();
    await host.page.locator('.online-talk').getByText(DE.presets[0]!).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: DE.chat, exact: true }).waitFor();
  });

  describe('while it goes on', LONG, () => {
    beforeAll(async () => {
      if (table === undefined) await dealAtOnce();
    }, HOOKS);

    test('a pause says from when on others may go on, and then they do', async () => {
      const pause = { id: crypto.randomUUID(), act: { type: 'pause' } };
      await ask(host.page, 'POST', `tables/${table}/acts`, pause);
      const goOn = guest.page.getByRole('button', { name: 'Weiter', exact: true });
      await guest.page
        .getByText(/Das Spiel ist angehalten\. Ab .+ kann jede Person am Tisch weitermachen\./)
        .waitFor();
      expect(await goOn.count()).toBe(0);
      // A day and an hour later.
      await server.crash();
      const db = new DatabaseSync(join(server.data, 'quartet.db'));
      db.exec(`update log set at = at - ${25 * 3_600_000} where kind = 'paused'`);
      db.close();
      await server.start();
      await guest.page.reload();
      await goOn.click();
      await expect.poll(async () => (await look(host.page, table)).info?.status).toBe('playing');
    });

    test('a code brings the guest to another device, and the two stay in step', async () => {
      await guest.page.goto(`${server.url}/#/online/me`);
      await guest.page.getByRole('button', { name: 'Code holen' }).click();
      const said = await guest.page.locator('.online-code-said').filter({ hasText: ':' }).innerText();
      expect(await axeViolations(guest.page)).toEqual([]);
      const tablet = await personAt(browser, { width: 768, height: 1024 });
      await tablet.page.goto(`${server.url}/#/online/me`);
      await tablet.page.getByLabel('Code from your other device').fill(/\w{4}-\w{4}/.exec(said)![0]);
      await tablet.page.keyboard.press('Enter');
      await tablet.page.getByText('this device').waitFor();
      for (const { page } of [guest, tablet]) {
        await page.goto(`${server.url}/#/online/${table}`);
        await page.locator('.keltis-hand .keltis-card').nth(7).waitFor();
      }
      await takeTurn();
      await takeTurn();
      const { ply } = await look(guest.page, table);
      await expect.poll(() => tablet.heard.at(-1)?.ply).toBe(ply);
      expect(tablet.heard.at(-1)!.view).toEqual((await look(guest.page, table)).view);
      expect(tablet.complaints).toEqual([]);
      await tablet.page.context().close();
    });

    test('a killed server: the bar tells, a move waits, and both are whole after the restart', async () => {
      const before = await look(host.page, table);
      const { person, seat, view } = await next();
      await server.crash();
      for (const { page } of [host, guest]) await page.locator('.online-table-note.online-line').waitFor();
      const card = await discardAndDraw(person.page, view, seat);
      await person.page.getByText(/back online|wieder online/).waitFor();
      await server.start();
      for (const { page } of [host, guest])
        await page.locator('.online-table-note.online-line').waitFor({ state: 'detached' });
      await expect.poll(async () => (await look(host.page, table)).ply).toBe(before.ply! + 2);
      const moved = (await look(host.page, table)).news.filter(({ kind }) => kind === 'moved');
      expect(moved.at(-2)).toMatchObject({ seat, text: `discard ${card}` });
      await takeTurn();
    });
  });

  test('the match ends alike for all, and the sealed deal can be checked', async () => {
    // The onlooker sees all of it; the others come back when it is over.
    for (const { page } of [host, guest]) await page.goto(`${server.url}/inter-license.txt`);
    await Promise.all([playOn(host.page, table), playOn(guest.page, table)]);
    for (const { page } of [host, guest]) await page.goto(`${server.url}/#/online/${table}`);
    await host.page.getByRole('button', { name: 'Check this deal' }).click();
    await host.page.getByText('from what 2 people added to the luck').waitFor();
    await guest.page.getByRole('button', { name: 'Karten nachprüfen' }).click();
    await guest.page.getByText('was 2 Menschen zum Glück beigetragen haben').waitFor();
    await onlooker.page.getByRole('button', { name: 'Check this deal' }).click();
    await onlooker.page.getByText('The deal follows from the seal you saw').waitFor();
    expect(await axeViolations(onlooker.page)).toEqual([]);
  });

  test('the onlooker was never sent more than the open table shows', async () => {
    const record = await host.page.evaluate(
      async (id) => (await fetch(`/api/tables/${id}/record`)).json(),
      table,
    );
    const reading = readRecord([findGame('keltis')!], record);
    if (!reading.ok) throw new Error(JSON.stringify(reading.fault));
    const open: Shapes['View'][] = [];
    const replayed = replay(reading.read, (match) => open.push(match.view('table')));
    if (!replayed.ok) throw new Error(JSON.stringify(replayed.fault));
    open.push(replayed.match.view('table'));
    const shown = onlooker.heard.filter(({ view }) => view !== null);
    expect(shown.length).toBeGreaterThan(open.length / 2);
    for (const { viewer, ply, view } of shown) {
      expect(viewer).toBe('table');
      expect(view).toEqual(open[ply!]);
    }
  });

  test('the same people go on at a new table', async () => {
    // One tap each.
    await host.page.getByRole('button', { name: 'Play again' }).click();
    await guest.page.getByText('Zum nächsten Spiel').click();
    await host.page.getByRole('button', { name: 'Deal' }).click();
    for (const person of [host, guest]) await person.page.locator('.keltis-piles').waitFor();
  });

  test('nobody’s page complained', () => {
    expect([...host.complaints, ...guest.complaints, ...onlooker.complaints]).toEqual([]);
  });
});
