import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { wordingOf } from '@quartet/catalog';
import type { Viewer } from '@quartet/core';
import { LONG } from '@quartet/testkit/long';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SavedMatch } from '../src/engine/model.ts';
import { findChromium, launch } from './chromium.ts';
import { eachOf } from './each-of.ts';
import { finished, keeping, momentAt, openReplays, running, told, viewOf } from './shown-replays.ts';
import { type Site, startSite } from './site.ts';
import { latestMatch, storeMatches } from './stored-matches.ts';
import { GAMES, type Visitor, type Wish } from './visitor.ts';

const CHROMIUM = findChromium();
const NAMES = ['Mia', 'Otto', 'Ada'];

describe.skipIf(CHROMIUM === null)('replays in a real browser', () => {
  let site: Site;
  let browser: Browser;
  /** Somebody who looks back at one match after the other. */
  let guest: Visitor;
  beforeAll(async () => {
    site = await startSite();
    browser = await launch(CHROMIUM!);
    guest = await keeping(browser, site, []);
  });
  afterAll(async () => {
    expect(guest.complaints).toEqual([]);
    await browser?.close();
    site?.stop();
  });

  const visitor = (matches: readonly SavedMatch[], wish?: Wish): Promise<Visitor> =>
    keeping(browser, site, matches, wish);
  const open = (page: Page, route: string): Promise<void> => openReplays(page, site, route);

  /** The page of the guest, whose device keeps this match, too. */
  async function guestWith(match: SavedMatch): Promise<Page> {
    await storeMatches(guest.page, [match]);
    return guest.page;
  }

  eachOf(GAMES, 'linx')('%s: each step by keyboard shows what the match showed', async (game) => {
    const match = finished(game);
    const page = await guestWith(match);
    const wording = await wordingOf(game, 'en');
    await open(page, `replay/${match.id}`);
    const steps: readonly (readonly [key: string, at: number])[] = [
      ['ArrowRight', 1],
      ['ArrowRight', 2],
      ['ArrowLeft', 1],
      ['End', match.moves.length],
      ['ArrowLeft', match.moves.length - 1],
      ['Home', 0],
    ];
    for (const [key, at] of steps) {
      await page.keyboard.press(key);
      expect((await momentAt(page, at)).view).toEqual(viewOf(match, at, 0));
    }
    await page.keyboard.press('End');
    await momentAt(page, match.moves.length);
    const entries = page.locator('.replays-side .table-log-entry');
    // Acts, not decisions; an act leads to the table after it.
    const leads = await entries.evaluateAll((all) =>
      all.map((one) => Number((one as HTMLElement).dataset.at)),
    );
    expect(leads).toEqual(leads.toSorted((a, b) => a - b));
    expect([leads[0], leads.at(-1)]).toEqual([0, match.moves.length]);
    expect(leads.length).toBeLessThan(match.moves.length);
    expect(await entries.last().getAttribute('aria-current')).toBe('step');
    const valueText = await page.locator('.replays-range input').getAttribute('aria-valuetext');
    expect(valueText).toContain(await page.locator('.replays-happened').textContent());
    expect(await page.locator('h1').textContent()).toContain(wording.title);
  });

  test('it plays by itself at the chosen speed, stops at the end, and Space stops it before', async () => {
    const match = finished('keltis');
    const page = await guestWith(match);
    await open(page, `replay/${match.id}/${match.moves.length - 3}`);
    await page.locator('.replays-rate').selectOption('4');
    await page.locator('.replays-title').click();
    await page.keyboard.press('Space');
    await momentAt(page, match.moves.length);
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    expect(Number(await page.locator('.replays-range input').inputValue())).toBeLessThan(match.moves.length);
  });

  test('when a match is over, any seat can be looked from, and all hands lie open', async () => {
    const match = finished('combos');
    const page = await guestWith(match);
    await open(page, `replay/${match.id}/20`);
    await page.getByLabel('Seen by').selectOption({ label: 'Otto' });
    expect((await momentAt(page, 20, 1)).view).toEqual(viewOf(match, 20, 1));
    await page.getByLabel('All hands open').check();
    const wording = await wordingOf('combos', 'en');
    const view = viewOf(match, 20, 'referee') as unknown as { players: { hand: { cards: string[] } }[] };
    for (const seat of [0, 2]) {
      const cards = view.players[seat]!.hand.cards.map((card) => wording.card(card)).join(', ');
      const whose = seat === 0 ? 'Your' : `${NAMES[seat]}’s`;
      await page.getByRole('img', { name: `${whose} hand: ${cards}` }).waitFor();
    }
    expect(await page.locator('.replays-hand').count()).toBe(2);
    await page.keyboard.press('PageDown');
    const [, second] = await roundsOf(page);
    await momentAt(page, second!, 'referee');
  });

  test('who steps into the next round sees the last one close, then the deal', LONG, async () => {
    const match = finished('combos');
    const { page, context } = await visitor([match], { settings: { speed: 'relaxed' } });
    await open(page, `replay/${match.id}`);
    const [, second] = await roundsOf(page);
    await open(page, `replay/${match.id}/${second! - 1}`);
    await momentAt(page, second! - 1);
    const held = (): Promise<number> => page.locator('.combos-cell').count();
    const { players } = viewOf(match, second!, 0) as unknown as { players: { hand: { count: number } }[] };
    await page.evaluate(noteCells, second!);
    await page.keyboard.press('ArrowRight');
    await momentAt(page, second!);
    await expect.poll(held).toBe(players[0]!.hand.count);
    // On a busy machine both may be over before anybody outside the page could look.
    const [closing, ...dealt] = await page.evaluate(() => cellCounts);
    expect(closing).toBeLessThan(players[0]!.hand.count);
    expect(dealt.at(-1)).toBe(players[0]!.hand.count);
    await context.close();
  });

  function roundsOf(page: Page): Promise<number[]> {
    return page.evaluate(() => {
      const opened = exchanges.findLast(
        (each) => 'told' in each && 'story' in Object(Object(each.told).answer),
      ) as unknown as {
        told: { answer: { story: { rounds: number[] } } };
      };
      return opened.told.answer.story.rounds;
    });
  }

  test('from any move one can play on against bots, casually', async () => {
    const match = finished('keltis');
    const page = await guestWith(match);
    await open(page, `replay/${match.id}/12`);
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.getByRole('radio', { name: 'Otto' }).check();
    await page.locator('dialog').getByRole('button', { name: 'Play', exact: true }).click();
    await page.locator('main.table-screen .table-pill.table-mine').waitFor();
    const started = await latestMatch(page);
    expect(page.url()).toContain(`#/table/${started.id}`);
    expect(started).toMatchObject({ seed: match.seed, first: match.first, casual: true });
    expect(started.moves.slice(0, 12)).toEqual(match.moves.slice(0, 12));
    expect(started.players.map(({ kind }) => kind)).toEqual(['bot', 'person']);
  });

  test('whoever steps and then leaves at once leaves, however slow the page is to follow', async () => {
    const match = finished('linko');
    const { page, context } = await visitor([match]);
    await page.addInitScript(followSlowly, 600);
    await page.reload();
    await open(page, `replay/${match.id}/5`);
    await page.keyboard.press('ArrowRight');
    await page.evaluate(() => {
      location.hash = '#/rules/linko';
    });
    await expect.poll(() => page.locator('h1').textContent()).not.toContain('Replay');
    expect(new URL(page.url()).hash).toBe('#/rules/linko');
    await context.close();
  });

  test('of a running match the page gets the one person’s view and nothing else, whatever it asks', async () => {
    const [alone, shared] = [running('keltis'), { ...running('linko', 2), id: 'shared' }];
    const { page, context } = await visitor([alone, shared]);
    await open(page, `replay/${alone.id}/10`);
    expect((await momentAt(page, 10)).view).toEqual(viewOf(alone, 10, 0));
    expect(await page.getByLabel('All hands open').count()).toBe(0);
    expect(await page.getByLabel('Seen by').locator('option').allTextContents()).toEqual(['You']);
    await open(page, `replay/shared/10`);
    expect((await momentAt(page, 10, 'table')).view).toEqual(viewOf(shared, 10, 'table'));
    const [file] = readdirSync(join(site.folder, 'assets', 'worker')).filter((name) =>
      /^replay-worker.*\.js$/.test(name),
    );
    for (const { id, may, match } of [
      { id: alone.id, may: 0, match: alone },
      { id: 'shared', may: 'table' as const, match: shared },
    ]) {
      const answers = await page.evaluate(askEverything, [`/assets/worker/${file}`, id] as const);
      const seen = answers.filter(({ name, answer }) => name === 'look' && answer !== null);
      expect(seen.map(({ answer }) => answer)).toEqual([
        { at: 10, viewer: may, view: viewOf(match, 10, may) },
      ]);
      const heard = answers.filter(({ name, answer }) => name === 'listen' && answer !== null);
      expect(heard).toHaveLength(1);
      for (const closed of ['save', 'share', 'playOn'])
        expect(answers.find(({ name }) => name === closed)!.answer).toBeNull();
      expect(JSON.stringify(answers)).not.toContain(match.seed);
    }
    expect(JSON.stringify(await told(page))).not.toContain(alone.seed);
    await context.close();
  });

  test('a review comes bit by bit, and can be stopped', LONG, async () => {
    // Keltis takes seconds, so that there is time to stop; Linko! is done sooner.
    const match = finished('keltis');
    const { page, context } = await visitor([match]);
    await open(page, `replay/${match.id}`);
    await page.getByRole('button', { name: 'Review your moves' }).click();
    await page.getByRole('progressbar').waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page
      .locator('.replays-review')
      .getByText(/could have been better|cost anything/)
      .waitFor();
    await context.close();
  });

  test('a review leads to where most was lost', async () => {
    const match = finished('linko');
    const { page, context } = await visitor([match]);
    await open(page, `replay/${match.id}`);
    await page.getByRole('button', { name: 'Review your moves' }).click();
    const bar = page.locator('.replays-review-bar');
    const panel = page.locator('.replays-review');
    await panel.getByText(/moves? could have been better/).waitFor();
    expect(await page.locator('.replays-tick.replays-loss').count()).toBeGreaterThan(0);
    await page.locator('.replays-review ol button').first().click();
    await page.locator('.replays-verdict', { hasText: 'Better:' }).waitFor();
    const [, ply] = /(\d+) \//.exec((await page.locator('.replays-count').textContent())!)!;
    expect(Number(ply)).toBeGreaterThan(0);
    const [played, better] = await page.locator('.replays-verdict .replays-said-of').allTextContents();
    expect(played).toMatch(/^Played: \w.*\. \w+ .*\.$/);
    expect(better).toMatch(/^Better: \w.*\. \w+ .*\.$/);
    // The position before the move, with both moves marked on it.
    expect((await momentAt(page, Number(ply))).view).toEqual(viewOf(match, Number(ply), 0));
    await page
      .locator('.replays-past [data-review="better"], .replays-past [data-review="both"]')
      .first()
      .waitFor();
    // Through all of them and back to where it began.
    const [, at, of] = /Marked move (\d+) of (\d+)/.exec((await bar.textContent())!)!;
    for (let i = 0; i < Number(of); i++) {
      const next = `Marked move ${((Number(at) + i) % Number(of)) + 1} of ${of}`;
      await page.keyboard.press('n');
      await expect.poll(() => bar.textContent()).toContain(next);
    }
    // The same decision once more, at a table of one's own.
    const again = page.getByRole('button', { name: 'Try this move again' });
    if (!(await again.isVisible())) await page.locator('.replays-verdict summary').click();
    await again.click();
    await page.locator('.table-pill.table-mine').waitFor();
    await expect.poll(() => page.evaluate(() => latestState!.ply)).toBe(Number(ply));
    await context.close();
  });
});

interface Asked {
  readonly name: string;
  readonly answer: unknown;
}

/** Runs in the page: it hears so many milliseconds later that its address has changed, as on a busy device. */
function followSlowly(milliseconds: number): void {
  let isLate = false;
  addEventListener('hashchange', (event) => {
    if (isLate) return;
    event.stopImmediatePropagation();
    setTimeout(() => {
      isLate = true;
      dispatchEvent(new HashChangeEvent('hashchange'));
      isLate = false;
    }, milliseconds);
  });
}

/** Runs in the page: asks the replay's worker for all that it might give, of moment 10. */
function askEverything([url, id]: readonly [string, string]): Promise<Asked[]> {
  const viewers: readonly Viewer[] = [0, 1, 2, 'table', 'referee'];
  const questions = [
    ...viewers.map((viewer) => ({ name: 'look', at: 10, viewer })),
    ...viewers.map((viewer) => ({ name: 'listen', viewer })),
    { name: 'save' },
    { name: 'share' },
    { name: 'playOn', at: 10, seat: 0, name_: 'Mia' },
  ];
  const worker = new Worker(url, { type: 'module' });
  const answers: Asked[] = [];
  return new Promise((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<{ readonly number: number; readonly answer: unknown }>) => {
      if (data.number >= 0) answers.push({ name: questions[data.number]!.name, answer: data.answer });
      else for (const [number, question] of questions.entries()) worker.postMessage({ ...question, number });
      if (answers.length === questions.length) {
        worker.terminate();
        resolve(answers);
      }
    };
    worker.postMessage({ number: -1, name: 'open', id });
  });
}

declare global {
  var cellCounts: number[];
}

/** In the page: how many cards lie in the hand from this moment on, each time that changes. */
function noteCells(from: number): void {
  globalThis.cellCounts = [];
  const note = (): void => {
    const at = document.querySelector<HTMLInputElement>('.replays-range input')?.value;
    const count = document.querySelectorAll('.combos-cell').length;
    if (Number(at) === from && count !== cellCounts.at(-1)) cellCounts.push(count);
  };
  new MutationObserver(note).observe(document, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
}
