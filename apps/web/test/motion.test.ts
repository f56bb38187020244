import { LONG } from '@quartet/testkit/long';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Settings } from '../src/app/settings.ts';
import { findChromium, launch } from './chromium.ts';
import { eachOf } from './each-of.ts';
import { beginOf, endFilm, FILM_SCENES, type FilmScene, keepStill, showAt } from './film-scenes.ts';
import { playedMatch, stoppedAt } from './positions.ts';
import { type Site, startSite } from './site.ts';
import { storeMatches } from './stored-matches.ts';
import { DESKTOP, PHONE, type Size, visit } from './visitor.ts';

const CHROMIUM = findChromium();

/** What is to be seen over a table, and what else moves there. */
interface Seen {
  readonly flying: number;
  /** The cards under way, by code. */
  readonly cards: readonly (string | null)[];
  readonly badges: readonly string[];
  readonly rings: number;
  /** Numbers that are not told yet: as they were. */
  readonly held: readonly string[];
  /** Named cards that come from further away than cards make room. */
  readonly others: readonly string[];
}

function seen(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
    const moving = document.getAnimations().flatMap(({ effect }) => {
      const { target } = effect as KeyframeEffect;
      const [first] = (effect as KeyframeEffect).getKeyframes();
      const { e, f } = new DOMMatrix(String(first?.transform ?? 'none'));
      return Math.hypot(e, f) > 24 ? [target as HTMLElement] : [];
    });
    return {
      flying: all('.kit-flying').length,
      cards: all('.kit-flying').map(
        (box) => box.querySelector<HTMLElement>('[data-card]')?.dataset.card ?? null,
      ),
      badges: all('.kit-badge').map(({ textContent }) => textContent ?? ''),
      rings: all('.kit-ring').length,
      held: all('.kit-was').map(({ dataset }) => dataset.was!),
      others: moving.flatMap((element) => element.dataset.flip ?? []),
    };
  });
}

describe.skipIf(CHROMIUM === null)('what travels', () => {
  let site: Site;
  let browser: Browser;
  beforeAll(async () => {
    site = await startSite();
    browser = await launch(CHROMIUM!);
  });
  afterAll(() => browser?.close());

  /** Who looks on, by how they look: from one film to the next they stay. */
  const lookers = new Map<string, Promise<Page>>();

  function lookerWith(viewport: Size, settings: Partial<Settings>): Promise<Page> {
    const key = JSON.stringify([viewport, settings]);
    const found = lookers.get(key) ?? come(viewport, settings);
    lookers.set(key, found);
    return found;
  }

  async function come(viewport: Size, settings: Partial<Settings>): Promise<Page> {
    const wish = { viewport, settings: { speed: 'normal', tips: false, ...settings } } as const;
    const { page } = await visit(browser, site, wish);
    await page.addInitScript(keepStill);
    await page.goto(`${site.url}?film`);
    return page;
  }

  /** The replay of a big moment, just before it. */
  async function filmed(
    name: keyof typeof FILM_SCENES,
    { viewport = DESKTOP, ...settings }: Partial<Settings> & { viewport?: Size } = {},
  ): Promise<{ page: Page; step(): Promise<void> }> {
    const scene: FilmScene = FILM_SCENES[name];
    const played = await playedMatch(scene.game, scene);
    const page = await lookerWith(viewport, settings);
    await page.goto(`${site.url}?film#/`);
    await page.locator('main.home-home').waitFor();
    await storeMatches(page, [played.saved]);
    const at = beginOf(played, scene);
    await page.goto(`${site.url}?film#/replay/${played.saved.id}/${at}`);
    const shown = (ply: number) => page.locator(`.replays-past[data-at="${ply}"]`).waitFor();
    await shown(at);
    await page.waitForTimeout(300);
    let ply = at;
    return {
      page,
      step: async () => {
        await page.evaluate(endFilm);
        await page.keyboard.press('ArrowRight');
        await shown(++ply);
      },
    };
  }

  eachOf([PHONE, DESKTOP], DESKTOP)(
    'Linko!: a layer is laid, strikes, and takes another with it ($width px)',
    async (viewport) => {
      const { page, step } = await filmed('linko', { viewport });
      await step();
      await page.evaluate(showAt, 100);
      const laid = await seen(page);
      expect(laid.cards).toEqual(['6', '6']);
      expect(laid.badges).toEqual(['2 = 2 · 6 > 4']);
      expect(laid.rings).toBe(2);
      expect(laid.others).toEqual([]);
      await step();
      await page.evaluate(showAt, 100);
      const taken = await seen(page);
      expect(taken.cards).toEqual(['4', '4']);
      expect(taken.held).toContain('11');
      expect(taken.others).toEqual([]);
      await page.evaluate(endFilm);
      await expect.poll(async () => (await seen(page)).flying).toBe(0);
      expect(await seen(page)).toMatchObject({ held: [], others: [] });
    },
  );

  test('Combos: an X ends the turn, its cards come from the hand, and the winner draws', async () => {
    const { page, step } = await filmed('combos');
    await step();
    await page.evaluate(showAt, 100);
    const won = await seen(page);
    expect(won.cards).toEqual(['5', '7', 'X', null]);
    expect(won.badges).toEqual(['X ends the turn, draws 3']);
    expect(won.held).toEqual(expect.arrayContaining(['10', '6 left']));
    expect(won.others).toEqual([]);
    await page.evaluate(endFilm);
    await expect.poll(async () => (await seen(page)).flying).toBe(0);
    await expect(page.locator('.combos-unasked').allInnerTexts()).resolves.toEqual([
      expect.stringMatching(/Ada\s+–\s+not asked\s+X ended it/),
      expect.stringMatching(/Juri\s+–\s+not asked\s+X ended it/),
    ]);
  });

  test('Combos: who goes bust pays a chip, and it is seen before the new deal', LONG, async () => {
    const played = await playedMatch('combos', { seats: 4, seed: 'river' });
    const ply = played.saved.moves.findIndex((move, at) => move === 'bust' && played.actors[at] === 0);
    const saved = stoppedAt(played, { ply });
    const page = await lookerWith(PHONE, {});
    await storeMatches(page, [saved]);
    await page.goto(`${site.url}?film#/table/${saved.id}`);
    await page.locator('.table-pill.table-mine').waitFor();
    // Looked for in the page, and before: the end of the round comes when it should have been seen, on a busy machine too.
    const paid = page.waitForFunction(
      () => {
        const all = (selector: string): HTMLElement[] => [
          ...document.querySelectorAll<HTMLElement>(selector),
        ];
        const badges = all('.kit-badge').map(({ textContent }) => textContent);
        const faces = all('.kit-flying').map((box) => box.querySelector<HTMLElement>('[data-card]'));
        const cards = faces.map((face) => face?.dataset.card ?? null);
        return badges.length > 1 && cards.length > 0 && { badges, cards };
      },
      undefined,
      { polling: 10 },
    );
    await page.locator('[data-spot="primary"]').click();
    const told = { badges: ['goes bust', 'pays a chip, 1 left'], cards: [null] };
    expect(await (await paid).jsonValue()).toEqual(told);
    await page.locator('dialog [data-next-round]').click();
    await page.locator('.kit-flying').nth(1).waitFor({ state: 'attached' });
    // My ten cards, three backs for each of the others, and all reserves.
    await expect.poll(async () => (await seen(page)).cards.length).toBe(10 + 3 * 3 + 4 * 2);
  });

  eachOf([PHONE, DESKTOP], DESKTOP)(
    'LINX: a chain is built, its links light, and the scoring card goes to the seat ($width px)',
    async (viewport) => {
      const { page, step } = await filmed('linx', { viewport });
      await step();
      await page.evaluate(showAt, 1500);
      const laid = await seen(page);
      // The chain, its scoring card, two new anchors, and a new scoring card where their pile is seen.
      expect(laid.cards).toHaveLength(8 + 1 + 2 + (viewport === PHONE ? 0 : 1));
      expect(laid.badges).toEqual(['+40']);
      expect(laid.rings).toBe(7 + 1);
      expect(laid.held).toEqual(expect.arrayContaining(['0', '11 cards']));
      expect(laid.others).toEqual([]);
      await page.evaluate(endFilm);
      await expect.poll(async () => (await seen(page)).flying).toBe(0);
      expect((await seen(page)).held).toEqual([]);
    },
  );

  test('Keltis: a pair goes to its piles, and the stone to who took it', async () => {
    const { page, step } = await filmed('keltis');
    await step();
    await page.evaluate(showAt, 100);
    const claimed = await seen(page);
    expect(claimed.cards).toEqual(['g3', 'b3', null]);
    expect(claimed.badges).toEqual(['pair discarded', 'Stones −4 → −1']);
    expect(claimed.held).toContain('−4');
    expect(claimed.others).toEqual([]);
    await page.evaluate(endFilm);
    await expect.poll(async () => (await seen(page)).flying).toBe(0);
    expect((await seen(page)).held).toEqual([]);
  });

  test('a touch ends what runs', LONG, async () => {
    const { page, step } = await filmed('linko');
    await step();
    await page.keyboard.press('Shift');
    await expect.poll(async () => (await seen(page)).flying).toBe(0);
  });

  test('with less motion nothing travels, and the marks stay', LONG, async () => {
    const { page, step } = await filmed('linko', { lessMotion: true });
    await step();
    expect(await seen(page)).toMatchObject({ flying: 0, rings: 2, held: [], others: [] });
  });

  test('at once means at once', LONG, async () => {
    const { page, step } = await filmed('linko', { speed: 'instant' });
    await step();
    expect(await seen(page)).toEqual({ flying: 0, cards: [], badges: [], rings: 0, held: [], others: [] });
  });
});
