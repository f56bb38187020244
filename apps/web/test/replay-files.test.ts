import { findGame } from '@quartet/catalog';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SavedMatch } from '../src/engine/model.ts';
import type { Moment } from '../src/replays/worker/protocol.ts';
import { axeViolations } from './axe.ts';
import { findChromium, launch } from './chromium.ts';
import { downloaded } from './downloaded.ts';
import { eachOf } from './each-of.ts';
import { playMatch } from './finished-match.ts';
import { finished, keeping, openReplays, running, told, viewOf } from './shown-replays.ts';
import { type Site, startSite } from './site.ts';
import { latestMatch } from './stored-matches.ts';
import type { Visitor, Wish } from './visitor.ts';

const CHROMIUM = findChromium();

describe.skipIf(CHROMIUM === null)('replays come and go: links, files, the log', () => {
  let site: Site;
  let browser: Browser;
  beforeAll(async () => {
    site = await startSite();
    browser = await launch(CHROMIUM!);
  });
  afterAll(async () => {
    await browser?.close();
    site?.stop();
  });

  const visitor = (matches: readonly SavedMatch[], wish?: Wish): Promise<Visitor> =>
    keeping(browser, site, matches, wish);
  const open = (page: Page, route: string): Promise<void> => openReplays(page, site, route);

  test('an entry of the log shows that moment at a running table, until one is back', async () => {
    const match = running('keltis');
    const { page, context } = await visitor([match]);
    await page.goto(`${site.url}/#/table/${match.id}`);
    await page.locator('main.table-screen .table-pill.table-mine').waitFor();
    const before = (await latestMatch(page)).moves;
    const entry = page.locator('.table-screen-log .table-log-entry').nth(3);
    const at = Number(await entry.getAttribute('data-at'));
    await entry.click();
    await page.locator('.replays-peek .replays-past > *').waitFor();
    const moments = (await told(page)) as { answer?: Moment }[];
    expect(moments.findLast(({ answer }) => answer?.at === at)!.answer!.view).toEqual(viewOf(match, at, 0));
    await page.keyboard.press('ArrowRight');
    await page.getByText(`Looking back at move ${at + 1}`).waitFor();
    await page.keyboard.press('Enter');
    await page.locator('.replays-peek').waitFor({ state: 'detached' });
    await entry.click();
    await page.locator('.replays-peek .replays-past > *').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('.replays-peek').waitFor({ state: 'detached' });
    await page.locator('.table-pill.table-mine').waitFor();
    expect((await latestMatch(page)).moves).toEqual(before);
    await context.close();
  });

  test('a bad file is told what is wrong and where, and changes nothing; a good one opens', async () => {
    const match = finished('keltis');
    const { page, context } = await visitor([match]);
    await open(page, 'replays');
    await page.locator('.list li').waitFor();
    const file = (text: string) => ({
      name: 'game.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
    const record = playMatch(findGame('linko')!, 3, 'from a file').record();
    const input = page.locator('input[type=file]');
    await input.setInputFiles(file(JSON.stringify({ ...record, seats: 12 })));
    await page.getByRole('alert').getByText('seats: is 12').waitFor();
    const moves = [...record.moves.slice(0, 5), 'play 99'];
    await input.setInputFiles(file(JSON.stringify({ ...record, moves })));
    await page.getByRole('alert').getByText('Move 6, “play 99”').waitFor();
    await page.getByText('Nothing was changed.').waitFor();
    expect(await page.locator('.list li').count()).toBe(1);
    await input.setInputFiles(file(JSON.stringify({ ...record, players: ['Ina', 'Jan', 'Kim'] })));
    await page.locator('.replays-past > *').waitFor();
    expect(await page.locator('.replays-side').textContent()).toContain('Ina');
    await open(page, 'replays');
    await page.getByText('from a file').waitFor();
    await context.close();
  });

  test('an entry that is pressed is opened, though the press puts away a tip, which gives its room back to the log', async () => {
    const match = running('keltis');
    const { page, context } = await visitor([match]);
    await page.goto(`${site.url}/#/table/${match.id}`);
    const tip = page.locator('.learn-tip-toast');
    await tip.waitFor();
    const entry = page.locator('.table-screen-log .table-log-entry').nth(3);
    const place = (await entry.boundingBox())!;
    // A tip that has just come is not put away.
    await page.waitForTimeout(1600);
    await entry.hover();
    await page.mouse.down();
    expect(await entry.boundingBox()).toEqual(place);
    await page.mouse.up();
    await page.locator('.replays-peek .replays-past > *').waitFor();
    await tip.waitFor({ state: 'detached' });
    await page.keyboard.press('Enter');
    await page.locator('.replays-peek').waitFor({ state: 'detached' });
    expect(await entry.boundingBox()).not.toEqual(place);
    await context.close();
  });

  test('a deleted game comes back with Undo; all games come back from their file', async () => {
    const { page, context } = await visitor([finished('keltis'), finished('linko'), running('combos')]);
    await open(page, 'replays');
    const rows = page.locator('.list li');
    await page.getByRole('button', { name: /^Delete Linko!/ }).click();
    await page.getByText('Linko! is deleted.').waitFor();
    expect(await rows.count()).toBe(2);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^Delete Linko!/ }).waitFor();
    expect(await rows.count()).toBe(3);
    await open(page, 'stats');
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save everything' }).click(),
    ]);
    const backup = await downloaded(saved);
    await page.getByRole('button', { name: 'Delete all games' }).click();
    await page.getByText('Delete all 3 games on this device?').waitFor();
    await page.locator('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('No games yet.').waitFor();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'all.json', mimeType: 'application/json', buffer: backup });
    await page.getByText('3 games were added.').waitFor();
    await expect.poll(() => page.locator('.stats-game').count()).toBe(2);
    await context.close();
  });

  describe.each(['en', 'de'] as const)('in %s', (language) => {
    let page: Page;
    beforeAll(async () => {
      const settings = { language, theme: language === 'en' ? 'dusk' : 'paper' } as const;
      ({ page } = await visitor([finished('keltis'), running('combos')], { settings }));
    });

    // Its log is the shortest of all games: most of what axe walks through.
    const openHands = 'replay/keltis-done/30';
    const routes = [openHands, 'replays', 'stats', 'replay/nothing-here'];
    eachOf(routes, ...(language === 'en' ? [openHands] : []))(
      'no accessibility violations: %s',
      async (route) => {
        await open(page, route);
        if (route === openHands) await page.locator('.replays-open input').check();
        await page.locator('.table-log, .list li, .stats-game, .replays-fault p').first().waitFor();
        expect(await axeViolations(page)).toEqual([]);
      },
    );
  });
});
