import { PATIENCE } from '@quartet/protocol/client';
import { LONG } from '@quartet/testkit/long';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ONLINE_WORDS } from '../src/online/words.ts';
import { findChromium, launch } from './chromium.ts';
import { DeadLine } from './dead-line.ts';
import { OnlineServer } from './online-server.ts';
import { look, type Person, personAt } from './online-table.ts';
import { ask } from './prepared-tables.ts';
import { startSite } from './site.ts';
import { PHONE } from './visitor.ts';

const CHROMIUM = findChromium();
/** Milliseconds for a server and browsers to start on a busy machine. */
const HOOKS = 120_000;
const words = ONLINE_WORDS.en;

/** What the page showed first of each, by its own clock, since it sent something. */
interface Noticed {
  readonly sending: number;
  readonly lost: number;
}

describe.skipIf(CHROMIUM === null)('a line that swallows everything and says nothing', LONG, () => {
  let browser: Browser;
  let server: OnlineServer;
  let tunnel: DeadLine;
  let mia: Person;
  let ben: Person;
  let table: string;

  beforeAll(async () => {
    server = new OnlineServer((await startSite()).folder);
    await server.start();
    tunnel = new DeadLine(server.url);
    await tunnel.open();
    browser = await launch(CHROMIUM!);
    mia = await personAt(browser, PHONE, { tips: false });
    ben = await personAt(browser, PHONE, { tips: false });
    await mia.page.goto(tunnel.url);
    await ask(mia.page, 'POST', 'me', { name: 'Mia', emblem: 'moon' });
    const bot = { level: 'easy', temper: 'balanced' };
    const plan = {
      game: 'keltis',
      seats: 3,
      bots: [null, null, bot],
      pace: { kind: 'live', bank: 600, increment: 5 },
    };
    ({ table } = await ask<{ table: string }>(mia.page, 'POST', 'tables', plan));
    await ben.page.goto(server.url);
    await ask(ben.page, 'POST', 'me', { name: 'Ben', emblem: 'sun' });
    await act(ben.page, { type: 'sit' });
    await act(mia.page, { type: 'start' });
    await mia.page.goto(`${tunnel.url}/#/online/${table}`);
    await ben.page.goto(`${server.url}/#/online/${table}`);
    for (const { page } of [mia, ben]) await page.locator('.table-pill').waitFor();
  }, HOOKS);
  afterAll(async () => {
    await browser?.close();
    tunnel?.close();
    await server?.stop();
  });

  const act = (page: Page, what: object): Promise<unknown> =>
    ask(page, 'POST', `tables/${table}/acts`, { id: crypto.randomUUID(), act: what });

  /** From the moment the page sends something until it says that it waits, and that the line is down. */
  function noticing(page: Page): Promise<Noticed> {
    return page.evaluate(
      ([sending, lost]) =>
        new Promise<Noticed>((resolve) => {
          const began = performance.now();
          let first: number | null = null;
          const watch = new MutationObserver(() => {
            const text = document.querySelector('.online-line')?.textContent ?? '';
            if (text === sending) first ??= performance.now() - began;
            if (first === null || !lost!.includes(text)) return;
            watch.disconnect();
            resolve({ sending: first, lost: performance.now() - began });
          });
          watch.observe(document.body, { subtree: true, childList: true, characterData: true });
        }),
      [words.sending, [words.sendsLater, words.reconnecting]] as const,
    ) as Promise<Noticed>;
  }

  test('is noticed by whoever sends and by the others; what was sent is done once, when there is a line again', async () => {
    await mia.page.getByRole('button', { name: /^Chat/ }).click();
    await mia.page.locator('dialog[open]').getByLabel(words.say).fill('Are you there?');
    tunnel.cut();
    const noticed = noticing(mia.page);
    await mia.page.locator('dialog[open]').getByRole('button', { name: words.send }).click();
    const { sending, lost } = await noticed;
    // Neither before its time nor as late as the next thing: by the page's own limits.
    expect(sending).toBeGreaterThanOrEqual(PATIENCE.act);
    expect(lost - sending).toBeGreaterThan(PATIENCE.answer / 2);
    expect(lost).toBeGreaterThanOrEqual(PATIENCE.act + PATIENCE.answer);
    console.info(`“Sending …” after ${Math.round(sending)} ms, the bar after ${Math.round(lost)} ms`);

    await ben.page.locator('.online-seat-clock.online-away').first().waitFor();
    expect((await look(ben.page, table)).news.some(({ kind }) => kind === 'chatted')).toBe(false);
    tunnel.mend();
    await mia.page.locator('.online-line').waitFor({ state: 'detached' });
    await ben.page.locator('.online-seat-clock.online-away').waitFor({ state: 'detached' });
    await expect
      .poll(async () => (await look(ben.page, table)).news.filter(({ kind }) => kind === 'chatted').length)
      .toBe(1);
    expect([...mia.complaints, ...ben.complaints]).toEqual([]);
  });
});
