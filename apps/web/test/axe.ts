import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { THEMES } from '../src/app/settings.ts';
import { seen } from './unseen.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Found {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string }[];
  }[];
}

interface WithAxe {
  readonly axe?: { run(root: string, options: object): Promise<Found> };
}

/** Only what is wrong is asked for: to write down all that is right takes most of the time. */
const OPTIONS = { resultTypes: ['violations'], selectors: false };
/** All that a theme can do wrong: it changes colours and nothing else. */
const COLOURS = { ...OPTIONS, runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

/** What axe finds wrong with the page as it is now, or with one part of it. */
export async function axeViolations(page: Page, part = 'html', asked: object = OPTIONS): Promise<string[]> {
  const isThere = await page.evaluate(() => (globalThis as WithAxe).axe !== undefined);
  if (!isThere) await page.evaluate(AXE);
  const { violations } = await seen(page, () =>
    page.evaluate(([root, options]) => (globalThis as WithAxe).axe!.run(root, options), [
      part,
      asked,
    ] as const),
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).slice(0, 3)}`);
}

/** The same in every theme: what a theme changes hangs on one attribute, which the app has put there. */
export async function violationsInThemes(page: Page, part?: string): Promise<string[]> {
  const found: string[] = [];
  const wear = (theme: string): Promise<string> =>
    page.evaluate((next) => {
      const { dataset } = document.documentElement;
      const before = dataset.theme!;
      dataset.theme = next;
      return before;
    }, theme);
  const own = await wear(THEMES[0]);
  if (!THEMES.some((theme) => theme === own)) throw new Error(`the page wears the theme ${own}`);
  for (const [i, theme] of THEMES.entries()) {
    await wear(theme);
    const violations = await axeViolations(page, part, i === 0 ? OPTIONS : COLOURS);
    found.push(...violations.map((violation) => `${theme}: ${violation}`));
  }
  await wear(own);
  return found;
}

/** All but colours, which were looked at in every theme, are the same in every language, and take most of the time. */
export function violationsBesideColours(page: Page, part?: string): Promise<string[]> {
  const { runOnly, ...all } = COLOURS;
  const rules = Object.fromEntries(runOnly.values.map((rule) => [rule, { enabled: false }]));
  return axeViolations(page, part, { ...all, rules });
}
