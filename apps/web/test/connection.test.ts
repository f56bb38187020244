import type { View } from '@quartet/keltis';
import { LONG } from '@quartet/testkit/long';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ONLINE_WORDS } from '../src/online/words.ts';
import { axeViolations } from './axe.ts';
import { findChromium, launch } from './chromium.ts';
import { CutLine } from './cut-line.ts';
import { OnlineServer } from './online-server.ts';
import { discardAndDraw, look, type Person, personAt } from './online-table.ts';
import { ask } from './prepared-tables.ts';
import { startSite } from './site.ts';
import { PHONE, type Size } from './visitor.ts';

const CHROMIUM = findChromium();
/** Milliseconds for a server and a browser to start on a busy machine. */
const HOOKS = 120_000;
const EN = ONLINE_WORDS.en;
const BOT = { level: 'easy', temper: 'balanced' } as const;
const SMALLEST: Size = { width: 360, height: 560 };

describe.skipIf(CHROMIUM === null)('a line that is down, a session that ends, and coming back', () => {
  let browser: Browser;
  let server: OnlineServer;
  let mia: Person;
  let line: CutLine;
  let table: string;

  beforeAll(async () => {
    server = new OnlineServer((await startSite()).folder);
    await server.start();
    browser = await launch(CHROMIUM!);
    mia = await personAt(browser, PHONE, { tips: false });
    line = await CutLine.of(mia.page);
    await mia.page.goto(server.url);
    await ask(mia.page, 'POST', 'me', { name: 'Mia', emblem: 'moon' });
    await ask(mia.page, 'POST', 'me/password', { login: 'mia', password: 'long enough' });
    const plan = { game: 'keltis', seats: 4, bots: [BOT, BOT, BOT] };
    ({ table } = await ask<{ table: string }>(mia.page, 'POST', 'tables', plan));
    await ask(mia.page, 'POST', `tables/${table}/acts`, { id: crypto.randomUUID(), act: { type: 'start' } });
    await open(mia.page);
  }, HOOKS);
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  /** Opens the table and waits for the turn, which bots at once give back. */
  async function open(page: Page): Promise<void> {
    await page.goto(`${server.url}/#/online/${table}`);
    await page.locator('.table-pill.table-mine').waitFor();
  }

  async function myTurn(): Promise<{ readonly view: View; readonly seat: number; readonly ply: number }> {
    await expect.poll(async () => (await look(mia.page, table)).legal !== undefined).toBe(true);
    const seen = await look(mia.page, table);
    return { view: seen.view as unknown as View, seat: seen.viewer as number, ply: seen.ply! };
  }

  /** As another device of mine would: until it is my turn again. */
  async function playElsewhere(): Promise<void> {
    const { ply } = await myTurn();
    const play = async (): Promise<void> => {
      const { legal } = await look(mia.page, table);
      const text = legal!.find((one) => one === 'draw pile') ?? legal!.find((one) => /^discard/.test(one));
      await ask(mia.page, 'POST', `tables/${table}/moves`, { text });
    };
    await play();
    await play();
    await expect.poll(async () => (await myTurn()).ply).toBeGreaterThan(ply + 2);
  }

  /** How many opponents' names can be seen: nothing lies in front of them. */
  function namesInSight(page: Page): Promise<number> {
    return page.locator('.keltis-seat .kit-seat-head strong').evaluateAll(
      (names) =>
        names.filter((name) => {
          const { left, top, width, height } = name.getBoundingClientRect();
          const hit = document.elementFromPoint(left + width / 2, top + height / 2);
          return width > 0 && hit?.closest('.keltis-seat') === name.closest('.keltis-seat');
        }).length,
    );
  }

  test('the bar says that the line is down, and covers nobody’s name, on any screen', async () => {
    const before = await mia.page.locator('.table-screen-body').boundingBox();
    await line.cut();
    await mia.page.getByText('Reconnecting … your cards are safe.').waitFor();
    expect(await mia.page.locator('.table-screen-body').boundingBox()).toEqual(before);
    for (const size of [PHONE, SMALLEST, { width: 1440, height: 900 }]) {
      await mia.page.setViewportSize(size);
      const bar = (await mia.page.locator('.online-table-note.online-line').boundingBox())!;
      const body = (await mia.page.locator('.table-screen-body').boundingBox())!;
      expect(bar.y + bar.height).toBeLessThanOrEqual(body.y);
      expect(bar.width).toBe(size.width);
      expect(await namesInSight(mia.page)).toBe(3);
    }
    await mia.page.setViewportSize(PHONE);
    expect(await axeViolations(mia.page)).toEqual([]);
  });

  test('what is laid out meanwhile waits, is sent once the line is back, and is played once', async () => {
    const { view, seat, ply } = await myTurn();
    const card = view.players[seat]!.hand.cards![0]!;
    await mia.page.locator(`.keltis-card:has([data-card="${card}"])`).first().click();
    await mia.page.locator('.kit-action-bar .primary').waitFor();
    const labels = await mia.page.locator('.kit-action-bar .primary').allInnerTexts();
    expect(labels.join()).toContain('Sends when back online');
    await mia.page.keyboard.press('Escape');
    await discardAndDraw(mia.page, view, seat);
    await mia.page.getByText('Your move is sent when you are back online.').waitFor();
    expect((await look(mia.page, table)).ply).toBe(ply);
    line.mend();
    await mia.page.locator('.online-table-note.online-line').waitFor({ state: 'detached' });
    await expect.poll(async () => (await myTurn()).ply).toBeGreaterThan(ply + 1);
    const moved = (await look(mia.page, table)).news.filter(
      (one) => one.kind === 'moved' && one.seat === seat,
    );
    expect(moved.map((one) => one.text)).toEqual([`discard ${card}`, 'draw pile']);
  });

  test('a move that comes too late is not played; a calm sentence says so', LONG, async () => {
    const { view, seat } = await myTurn();
    await line.cut();
    await mia.page.locator('.online-table-note.online-line').waitFor();
    await discardAndDraw(mia.page, view, seat);
    await mia.page.getByText('Your move is sent when you are back online.').waitFor();
    await playElsewhere();
    const { ply } = await myTurn();
    line.mend();
    await mia.page.getByText('The game went on without this move, so it was not played.').first().waitFor();
    expect((await myTurn()).ply).toBe(ply);
  });

  test(
    'what happened meanwhile is shown move by move, bars nothing, and goes when it is dismissed',
    LONG,
    async () => {
      const { page } = mia;
      const reel = page.getByRole('region', { name: 'While you were away' });
      await reel.waitFor();
      await reel.getByText(/Lotte/).first().waitFor();
      expect(await axeViolations(page)).toEqual([]);
      await reel.getByRole('button', { name: 'Close' }).click();
      await reel.waitFor({ state: 'detached' });
      await page.goto(`${server.url}/#/`);
      await playElsewhere();
      await open(page);
      await reel.waitFor();
      await page.keyboard.press('Escape');
      await reel.waitFor({ state: 'detached' });
      await page.reload();
      await page.locator('.table-pill.table-mine').waitFor();
      await page.waitForTimeout(300);
      expect(await reel.count()).toBe(0);
    },
  );

  test(
    'who looks on gets to the table, even if the line was down when its game should have come',
    LONG,
    async () => {
      const { page, heard } = await personAt(browser, PHONE, { tips: false });
      const make = async (game: string): Promise<string> =>
        (await ask<{ table: string }>(mia.page, 'POST', 'tables', { game, seats: 2, bots: [null, BOT] }))
          .table;
      await page.goto(`${server.url}/#/online/${await make('keltis')}`);
      await page.getByRole('region', { name: EN.terms }).waitFor();
      let missing = 0;
      await page.route('**/assets/**', (route) => {
        missing++;
        return route.abort('connectionrefused');
      });
      const combos = await make('combos');
      await page.goto(`${server.url}/#/online/${combos}`);
      await expect.poll(() => missing).toBeGreaterThan(0);
      const start = { id: crypto.randomUUID(), act: { type: 'start' } };
      await ask(mia.page, 'POST', `tables/${combos}/acts`, start);
      await expect.poll(() => heard.some(({ table: at, ply }) => at === combos && ply !== null)).toBe(true);
      await page.unroute('**/assets/**');
      await page.getByText(EN.watching).waitFor();
      await page.context().close();
    },
  );

  test('two pages of one person stay in step', LONG, async () => {
    const other = await mia.page.context().newPage();
    await open(other);
    const { view, seat, ply } = await myTurn();
    await discardAndDraw(other, view, seat);
    await expect.poll(async () => (await myTurn()).ply).toBeGreaterThan(ply + 1);
    const entries = await mia.page.locator('.table-log-entry').count();
    await expect.poll(() => mia.heard.at(-1)?.ply).toBe((await myTurn()).ply);
    expect(entries).toBeGreaterThan(0);
    await mia.page.locator('.table-pill.table-mine').waitFor();
    await other.close();
  });

  test(
    'signed out elsewhere: the page says so, keeps what was laid out, and signs in again',
    LONG,
    async () => {
      const { page } = mia;
      const { view, seat } = await myTurn();
      const card = view.players[seat]!.hand.cards![0]!;
      await page.locator(`.keltis-card:has([data-card="${card}"])`).first().click();
      const chosen = page.locator('.keltis-card[aria-pressed="true"]');
      await chosen.waitFor();
      const other = await page.context().newPage();
      await other.goto(server.url);
      await ask(other, 'POST', 'sign-out');
      await other.close();
      await page.getByText('You were signed out here.').waitFor();
      expect(await axeViolations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Sign in again' }).click();
      await page.getByLabel('Sign-in name').fill('mia');
      await page.getByLabel('Password').fill('long enough');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.getByText('You were signed out here.').waitFor({ state: 'detached' });
      expect(await chosen.count()).toBe(1);
      expect(mia.complaints).toEqual([]);
    },
  );

  test('who only watches is told so, asks for a bot’s seat, and plays on with the host’s yes', async () => {
    const emil = await personAt(browser, PHONE, { tips: false });
    const { page } = emil;
    await page.goto(`${server.url}/#/online/${table}`);
    await page.getByRole('button', { name: EN.watching }).click();
    await page.getByRole('button', { name: EN.askForSeat }).click();
    await mia.page.getByText(/would like to play on for/).waitFor();
    await mia.page.getByRole('button', { name: EN.yes, exact: true }).click();
    await page.getByRole('button', { name: EN.watching }).waitFor({ state: 'detached' });
    expect((await look(page, table)).viewer).toBeTypeOf('number');
    expect(emil.complaints).toEqual([]);
    await page.context().close();
  });
});
