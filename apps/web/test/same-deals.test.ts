import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { dayOf, daysAfter } from '@quartet/deals';
import { LONG } from '@quartet/testkit/long';
import type { Browser, Page } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { WORDS } from '../src/app/words/index.ts';
import { CHALLENGE_WORDS } from '../src/challenge/words.ts';
import type { SavedMatch } from '../src/engine/model.ts';
import { dealOf } from '../src/engine/same-match.ts';
import { axeViolations, violationsFor } from './axe.ts';
import { findChromium, launch } from './chromium.ts';
import { eachOf } from './each-of.ts';
import { finishedAs, finishedDay } from './finished-deal.ts';
import { OnlineServer } from './online-server.ts';
import { personAt } from './online-table.ts';
import { ask } from './prepared-tables.ts';
import { type Site, startSite } from './site.ts';
import { latestMatch, storeMatches } from './stored-matches.ts';
import { DESKTOP, PHONE, visit } from './visitor.ts';

const CHROMIUM = findChromium();
const FIRST = { name: 'Mia', emblem: 'sun' };
const SECOND = { name: 'Ben', emblem: 'moon' };
const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url));

describe.skipIf(CHROMIUM === null)('deals that are the same for everybody', () => {
  let site: Site;
  let browser: Browser;
  beforeAll(async () => {
    site = await startSite();
    browser = await launch(CHROMIUM!);
  });
  afterAll(() => browser?.close());

  test('a browser deals the days that Node deals, and its bots play them alike', LONG, async () => {
    const context = await browser.newContext({
      timezoneId: 'Pacific/Kiritimati',
      serviceWorkers: 'block',
    });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    const deals = await inOneFile('packages/deals/test/golden-deals.ts');
    await page.route('**/golden-deals.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: deals }),
    );
    await page.goto(`${site.url}/inter-license.txt`);
    // As text: the test's own import is not the browser's.
    const file = JSON.stringify('/golden-deals.js');
    const text = await page.evaluate<string>(`import(${file}).then(({ goldenDeals }) => goldenDeals())`);
    expect(text).toBe(readFileSync(`${REPOSITORY}/packages/deals/golden/days.txt`, 'utf8'));
  });

  const onPhone = ['en', 'phone', PHONE, 'Deal of the day', 'Play: Keltis'] as const;
  const onDesktop = ['de', 'desktop', DESKTOP, 'Spiel des Tages', 'Spielen: Keltis'] as const;
  eachOf<typeof onPhone | typeof onDesktop>([onPhone, onDesktop], onDesktop)(
    'from home to the table of a day, by keyboard (%s, %s)',
    async (language, _, viewport, title, play) => {
      const visitor = await visit(browser, site, { viewport, settings: { language } });
      const { page, context, complaints } = visitor;
      await page.locator('.daily-card').waitFor();
      expect(await page.locator('.daily-card').innerText()).toContain(title);
      expect(await violationsFor(language)(page, '.daily-card')).toEqual([]);
      await page.locator('.daily-card-link').focus();
      await page.keyboard.press('Enter');
      await page.locator('.daily-calendar').waitFor();
      expect(await violationsFor(language)(page)).toEqual([]);
      await page.getByRole('button', { name: play }).focus();
      await page.keyboard.press('Enter');
      await page.locator('main.table-screen').waitFor();
      await page.locator('.table-pill').waitFor();
      const saved = await latestMatch(page);
      expect(saved.same?.day).toBe(dayOf(Date.now()));
      expect(saved.players.map(({ name }) => name)).toEqual(['Mia', 'Otto']);
      // It counts: nobody helps.
      expect(await page.getByRole('button', { name: language === 'en' ? 'Hint' : 'Tipp' }).count()).toBe(0);
      await page.goto(`${site.url}/#/daily`);
      await page.locator(`a[href="#/table/${saved.id}"]`).waitFor();
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  eachOf(['en', 'de'] as const, 'en')(
    'afterwards: points beside those of bots, past days, the row (%s)',
    async (language) => {
      const { page, context, complaints } = await visit(browser, site, { settings: { language } });
      const today = dayOf(Date.now());
      const days = [0, 1, 3].map((ago) => finishedDay('keltis', daysAfter(today, -ago)));
      await storeMatches(page, days);
      await page.goto(`${site.url}/#/daily`);
      const panel = page.locator('.daily-day-game').filter({ hasText: 'Keltis' });
      await expect.poll(() => panel.locator('tbody tr').count()).toBe(5);
      const own = days[0]!.result!.scores[0]!;
      expect(await panel.locator('.daily-score').innerText()).toContain(String(own).replace('-', '−'));
      // Whoever plays like a bot of easy has its points.
      const rows = await panel.locator('tbody tr').allInnerTexts();
      const points = rows.map((row) => row.split('\t')[1]);
      expect(points.filter((one) => one === String(own).replace('-', '−')).length).toBeGreaterThan(1);
      expect(await panel.locator('svg[role=img]').count()).toBe(1);
      expect(await page.locator('.daily-row').innerText()).toContain(
        language === 'en' ? '3 days in a row' : '3 Tage in Folge',
      );
      expect(await violationsFor(language)(page)).toEqual([]);
      // Again, for practice: taking back is allowed, and the result stays.
      await panel
        .getByRole('button', { name: language === 'en' ? 'Play it again' : 'Noch einmal spielen' })
        .click();
      await page.locator('main.table-screen').waitFor();
      expect((await latestMatch(page)).casual).toBe(true);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  async function linkOf(page: Page): Promise<string> {
    return page.locator('.challenge-link input').inputValue();
  }

  eachOf(['en', 'de'] as const, 'de')('a challenge goes to a friend and back (%s)', async (language) => {
    const viewport = language === 'en' ? PHONE : DESKTOP;
    const wish = { viewport, settings: { language } };
    const words = CHALLENGE_WORDS[language];
    const mia = await visit(browser, site, wish);
    const ben = await visit(browser, site, { ...wish, settings: { language, name: 'Ben' } });
    const day = daysAfter(dayOf(Date.now()), -1);
    const hers = finishedDay('keltis', day);
    await storeMatches(mia.page, [hers]);
    await mia.page.goto(`${site.url}/#/challenge/${hers.id}`);
    await mia.page.locator('.challenge-link input').waitFor();
    expect(await violationsFor(language)(mia.page)).toEqual([]);

    await ben.page.goto(await linkOf(mia.page));
    await ben.page.getByText(language === 'en' ? 'Mia challenges you' : 'Mia fordert dich heraus').waitFor();
    // Neither her points nor a card before he has played.
    const told = await ben.page.locator('main :is(h1, h2, p)').allInnerTexts();
    expect(told.join(' ')).toContain('Otto');
    expect(told.join(' ')).not.toMatch(/\d/);
    expect(await violationsFor(language)(ben.page)).toEqual([]);
    await ben.page.getByRole('button', { name: language === 'en' ? 'Play' : 'Spielen' }).click();
    await ben.page.locator('main.table-screen').waitFor();
    await ben.page.locator('.table-pill').waitFor();
    const his = await latestMatch(ben.page);
    expect([his.seed, his.same?.bots]).toEqual([hers.seed, hers.same?.bots]);

    // He plays like a bot of medium.
    await ben.page.goto(site.url);
    const done = finishedAs({ ...his, moves: [] }, 'medium');
    await storeMatches(ben.page, [done]);
    await ben.page.goto(`${site.url}/#/challenge/${his.id}`);
    await ben.page.locator('.challenge-results').waitFor();
    expect(await ben.page.locator('.challenge-results tbody tr').count()).toBe(2);
    expect(await ben.page.locator('.challenge-results').innerText()).toContain('Mia');
    expect(await violationsFor(language)(ben.page)).toEqual([]);
    const ply = done.moves.findIndex((text, at) => text !== hers.moves[at]);
    const back = await linkOf(ben.page);
    // One tap: both games there, seen from the seat that both played; on a phone one behind the other.
    await ben.page.getByRole('link', { name: words.openBoth }).click();
    const tables = ben.page.locator(`.replays-past[data-at="${ply}"]`);
    await expect.poll(() => tables.count()).toBe(viewport === PHONE ? 1 : 2);
    const said = (who: string) =>
      ben.page.getByRole('region', { name: who }).locator('p').first().innerText();
    const hisMove = await said(WORDS[language].you);
    if (viewport === PHONE) await ben.page.getByRole('button', { name: 'Mia', exact: true }).click();
    await tables.first().waitFor();
    const herMove = await said('Mia');
    expect(herMove.replace('Mia', '')).not.toBe(hisMove.replace(WORDS[language].you, ''));
    expect(await violationsFor(language)(ben.page)).toEqual([]);
    // Both step on together, and a whole replay opens where one is, with the same eyes.
    await ben.page.keyboard.press('ArrowRight');
    await ben.page
      .locator(`.replays-past[data-at="${ply + 1}"]`)
      .last()
      .waitFor();
    await ben.page.getByRole('link', { name: words.lookBackAt('Mia') }).click();
    await ben.page.locator('main[class*=replay]').waitFor();
    expect(ben.page.url()).toMatch(new RegExp(`/rival-[^/]+@0/${ply + 1}$`));
    expect(await ben.page.locator('.replays-eyes select').first().inputValue()).toBe('0');

    await mia.page.goto(back);
    await mia.page.locator('.challenge-results tbody tr').nth(1).waitFor();
    expect(await mia.page.locator('.challenge-results').innerText()).toContain('Ben');
    expect([...mia.complaints, ...ben.complaints]).toEqual([]);
    await Promise.all([mia.context.close(), ben.context.close()]);
  });

  test('a link that was cut short says so; a fresh challenge has its link before it is played', async () => {
    const { page, context } = await visit(browser, site);
    await page.goto(`${site.url}/#/c/abc`);
    await page.getByText('This link is not whole').waitFor();
    await page.goto(`${site.url}/#/set-up/linx`);
    await page.getByRole('button', { name: 'Challenge a friend' }).click();
    await page.locator('.challenge-link input').waitFor();
    expect(await page.locator('.challenge-results').count()).toBe(0);
    const link = await linkOf(page);
    await page.goto(link);
    await page.getByText('They have not played it yet').waitFor();
    await context.close();
  });

  test('on a server: handed in by a tap, then everybody’s points without a name', LONG, async () => {
    const server = new OnlineServer(site.folder);
    onTestFinished(() => server.stop());
    await server.start();
    const today = dayOf(Date.now());
    const { page, complaints } = await personAt(browser, DESKTOP, { name: 'Mia' });
    onTestFinished(() => page.context().close());
    await page.goto(server.url);
    await page.locator('.daily-card').waitFor();
    const { me } = await ask<{ me: { person: { id: string } } }>(page, 'POST', 'me', FIRST);
    await page.evaluate((id) => localStorage.setItem('quartet-online', id), me.person.id);
    await storeMatches(page, [finishedDay('keltis', today)]);
    await page.goto(`${server.url}/#/daily`);
    await page.getByRole('button', { name: 'Compare with everybody here' }).click();
    await page.getByText('You are the first.').waitFor();
    await handInElsewhere(server.url, finishedDay('keltis', today, 'medium'));
    await page.reload();
    await page.getByText(/Ahead of (0|100) % of 1\./).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    // As a challenge, too: whoever comes second finds the first.
    await page.goto(`${server.url}/#/challenge/keltis-${today}`);
    await page.getByRole('button', { name: 'Compare on this server' }).click();
    await page.locator('.challenge-results tbody tr').nth(1).waitFor();
    await page.getByRole('button', { name: 'Compare on this server' }).waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });
});

/** All that a module of the repository needs: a browser would ask for some hundred files one by one. */
async function inOneFile(module: string): Promise<string> {
  const { output } = (await build({
    root: REPOSITORY,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: `${REPOSITORY}/${module}`,
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}

/** What the app of somebody else sends, who has nothing to look at. */
async function handInElsewhere(url: string, saved: SavedMatch): Promise<void> {
  const send = async (path: string, body: object, cookie = ''): Promise<Response> => {
    const headers = { 'content-type': 'application/json', origin: new URL(url).origin, cookie };
    const answer = await fetch(`${url}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(answer.ok, path).toBe(true);
    return answer;
  };
  const me = await send('me', SECOND);
  const cookie = me.headers.getSetCookie()[0]!.split(';')[0]!;
  const { game, rules, seats, first, options, seed, moves } = saved;
  const record = { game, rules, seats, first, options, seed, moves };
  await send(`daily/${saved.same!.day}/${game}`, { record }, cookie);
  await send('challenges', { deal: dealOf(saved), record }, cookie);
}
