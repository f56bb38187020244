import { findGame } from '@quartet/catalog';
import { readRecord, replay } from '@quartet/core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeViolations } from './axe.ts';
import { findChromium, launch } from './chromium.ts';
import { downloaded } from './downloaded.ts';
import { OnlineServer } from './online-server.ts';
import { personAt, playOn } from './online-table.ts';
import { startSite } from './site.ts';
import { DESKTOP, PHONE } from './visitor.ts';

const CHROMIUM = findChromium();
/** Milliseconds for a server and a browser to start on a busy machine. */
const HOOKS = 120_000;
const SECRET = 'the secret of this server';
const BOT = { level: 'easy', temper: 'balanced' } as const;

describe.skipIf(CHROMIUM === null)('the administration', () => {
  let browser: Browser;
  let server: OnlineServer;
  let page: Page;
  let over: { readonly table: string; readonly code: string };
  let evening: string;
  let running: { readonly table: string; readonly code: string };

  beforeAll(async () => {
    server = new OnlineServer((await startSite()).folder);
    process.env.QUARTET_ADMIN_TOKEN = SECRET;
    await server.start();
    delete process.env.QUARTET_ADMIN_TOKEN;
    browser = await launch(CHROMIUM!);
    ({ page } = await personAt(browser, PHONE));
    await page.goto(server.url);
    await ask('me', { name: 'Mia', emblem: 'moon' });
    over = await ask('tables', { game: 'linko', seats: 2, bots: [BOT] });
    await start(over.table);
    await playOn(page, over.table);
    running = await ask('tables', { game: 'keltis', seats: 3, bots: [BOT, BOT] });
    await start(running.table);
    ({ code: evening } = await ask('events', { game: 'linko', seats: 4, deals: 6 }));
  }, HOOKS);
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  function ask(path: string, body: object): Promise<{ table: string; code: string }> {
    return page.evaluate(
      async ({ path, body }) => {
        const headers = { 'content-type': 'application/json' };
        const made = await fetch(`/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
        return made.json();
      },
      { path, body },
    );
  }

  const start = (table: string) =>
    ask(`tables/${table}/acts`, { id: crypto.randomUUID(), act: { type: 'start' } });

  test('a wrong secret is said to be wrong; the right one opens the page', async () => {
    await page.goto(`${server.url}/#/admin`);
    const secret = page.getByLabel('Secret of this server');
    await secret.fill('something else entirely');
    await page.keyboard.press('Enter');
    await page.getByText('That is not the secret of this server.').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await secret.fill(SECRET);
    await page.keyboard.press('Enter');
    await page.getByText('sqlite').waitFor();
    await page.getByText('Mia').first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });

  test('a finished game is saved as a record; a running one only after a warning, and the table reads of it', async () => {
    await page.getByLabel('Status').selectOption('over');
    await page.getByRole('button', { name: running.code }).first().waitFor({ state: 'detached' });
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `Save the game of table ${over.code}` }).click(),
    ]);
    const record = JSON.parse((await downloaded(saved)).toString());
    const reading = readRecord([findGame('linko')!], record);
    expect(reading.ok && replay(reading.read).ok).toBe(true);
    await page.getByLabel('Status').selectOption('playing');
    await page.getByRole('button', { name: `Save the game of table ${running.code}` }).click();
    await page.getByText('everybody at the table reads that you looked').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    const [revealed] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save it, and tell them' }).click(),
    ]);
    const opened = await downloaded(revealed);
    expect(JSON.parse(opened.toString()).seed).toMatch(/^chacha20:/);
    await page.goto(`${server.url}/#/replays`);
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'record.json', mimeType: 'application/json', buffer: opened });
    await page.locator('.replays-transport').waitFor();
    await page.goto(`${server.url}/#/online/${running.table}`);
    await page.locator('.table-open-log').click();
    await page
      .locator('dialog .online-talk')
      .getByText('Whoever runs this server has looked at all cards')
      .waitFor();
  });

  test('by a link, in German, on a desktop: the secret leaves the address; a table is deleted after asking', async () => {
    const desk = await personAt(browser, DESKTOP, { language: 'de', theme: 'paper' });
    await desk.page.goto(`${server.url}/#/admin/${encodeURIComponent(SECRET)}`);
    await desk.page.getByText('sqlite').waitFor();
    expect(desk.page.url()).toBe(`${server.url}/#/admin`);
    expect(await axeViolations(desk.page)).toEqual([]);
    const remove = desk.page.getByRole('button', { name: `Tisch ${running.code} löschen` });
    await remove.click();
    await desk.page.getByRole('button', { name: 'Endgültig löschen' }).click();
    await remove.waitFor({ state: 'detached' });
    await page.getByText('There is no such table.').waitFor();
    // An evening that has not begun is over once it is ended.
    const evenings = desk.page.getByRole('region', { name: 'Duplikat-Abende' });
    expect(await evenings.innerText()).toContain(`${evening} Linko!, nicht begonnen`);
    await evenings.getByRole('button', { name: `Abend ${evening} beenden` }).click();
    expect(await axeViolations(desk.page)).toEqual([]);
    await evenings.getByRole('button', { name: 'Ja, beenden' }).click();
    await evenings.getByText('Es kommt kein weiteres Blatt.').waitFor();
    await evenings.getByText(`${evening} Linko!, beendet`).waitFor();
    expect(await evenings.getByRole('button', { name: 'beenden' }).count()).toBe(0);
    await desk.page.getByRole('button', { name: 'Abmelden' }).click();
    await desk.page.getByLabel('Geheimnis dieses Servers').waitFor();
    expect(desk.complaints).toEqual([]);
  });
});
