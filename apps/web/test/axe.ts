import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Language } from '@quartet/core';
import type { Page } from 'playwright-core';
import { THEMES } from '../src/app/settings.ts';
import { DECIDED, type Decided, LEFT_OUT, PLAIN } from './axe-decided.ts';
import { seen } from './unseen.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Node {
  readonly html: string;
  readonly element?: Element;
  readonly any: readonly {
    readonly message: string;
    readonly data?: { readonly messageKey?: string } | null;
  }[];
}

interface Rule {
  readonly id: string;
  readonly nodes: readonly Node[];
}

interface WithAxe {
  readonly axe?: {
    run(
      part: object,
      options: object,
    ): Promise<{ readonly violations: readonly Rule[]; readonly incomplete: readonly Rule[] }>;
  };
}

/** Only what is wrong or undecided is asked for: to write down all that is right takes most of the time. */
const ASKED = {
  ...{ resultTypes: ['violations', 'incomplete'], selectors: false, elementRef: true },
  // Signs count, short as they are.
  checks: { 'color-contrast': { options: { ignoreLength: true } } },
};
/** All that a theme can do wrong: it changes colours and nothing else. */
const COLOURS = { ...ASKED, runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

/** So often a page is looked at that changes all the time. */
const LOOKS = 4;

/** A look at the page: in a theme, or in the one it wears; at what. */
interface Round {
  readonly theme: string | null;
  readonly options: object;
}

/** What axe finds wrong with the page as it is now, or with one part of it, and what it leaves undecided and nobody has decided. */
export function axeViolations(page: Page, part = 'html', options: object = ASKED): Promise<string[]> {
  return violationsIn(page, part, [{ theme: null, options }]);
}

/** All rounds in one go: to show the page and to hide it again takes as long as some of them. */
async function violationsIn(page: Page, root: string, rounds: readonly Round[]): Promise<string[]> {
  const isThere = await page.evaluate(() => (globalThis as WithAxe).axe !== undefined);
  if (!isThere) await page.evaluate(AXE);
  const asked = { root, rounds, decided: [...DECIDED], left: LEFT_OUT, plain: PLAIN };
  // What comes while axe walks through the page confuses it, such as a heading that it has not met yet.
  for (let looks = 1; ; looks++) {
    const { found, hasChanged } = await seen(page, () => page.evaluate(findFaults, asked));
    if (!hasChanged || looks === LOOKS) return found;
  }
}

/** In the page: what axe finds, and whether parts of it came or went meanwhile. */
async function findFaults(asked: {
  readonly root: string;
  readonly rounds: readonly Round[];
  readonly decided: readonly Decided[];
  readonly left: string;
  readonly plain: string;
}): Promise<{ readonly found: string[]; readonly hasChanged: boolean }> {
  const { dataset } = document.documentElement;
  const own = dataset.theme;
  const plain = new CSSStyleSheet();
  plain.replaceSync(asked.plain);
  document.adoptedStyleSheets.push(plain);
  const part = { include: [[asked.root]], exclude: [[asked.left]] };
  const isDecided = (rule: string, { element, any }: Node): boolean =>
    asked.decided.some(
      ({ rule: of, node, because }) =>
        of === rule && element?.matches(node) && (!because || any[0]?.data?.messageKey === because),
    );
  const first = (nodes: readonly Node[]): string =>
    nodes
      .slice(0, 3)
      .map(({ html }) => html)
      .join(', ');
  // What is not displayed, such as the log of a table on a phone, is often most of a page. Axe says nothing of it, unless others
  // refer to it, and walks through it for every rule: without it, it takes less than half the time. So it is with the lines of
  // drawings that nobody is told of, whose letters are left out: half of what a table shows.
  const isDrawing = (one: Element): boolean =>
    one instanceof SVGSVGElement && one.closest('[aria-hidden="true"]') !== null;
  const isUnseen = (one: Element): boolean => one.parentElement!.checkVisibility() && !one.checkVisibility();
  const emptied = [...document.body.querySelectorAll('*')]
    .filter((one) => (isDrawing(one) || isUnseen(one)) && !one.querySelector('[id]'))
    .map((one) => ({ one, children: [...one.childNodes] }));
  for (const { one } of emptied) one.replaceChildren();
  let hasChanged = false;
  const notice = (changes: readonly MutationRecord[]): void => {
    const nodes = changes.flatMap(({ addedNodes, removedNodes }) => [...addedNodes, ...removedNodes]);
    hasChanged ||= nodes.some((node) => node instanceof Element);
  };
  const observer = new MutationObserver(notice);
  observer.observe(document.body, { childList: true, subtree: true });
  const found: string[] = [];
  for (const { theme, options } of asked.rounds) {
    if (theme) dataset.theme = theme;
    const { violations, incomplete } = await (globalThis as WithAxe).axe!.run(part, options);
    const undecided = incomplete
      .map(({ id, nodes }) => ({ id, nodes: nodes.filter((node) => !isDecided(id, node)) }))
      .filter(({ nodes }) => nodes.length > 0);
    const said = [
      ...violations.map(({ id, nodes }) => `${id}: ${first(nodes)}`),
      ...undecided.map(
        ({ id, nodes }) => `undecided, ${id} (${nodes[0]!.any[0]?.message ?? 'no reason'}): ${first(nodes)}`,
      ),
    ];
    found.push(...said.map((one) => (theme ? `${theme}: ${one}` : one)));
  }
  notice(observer.takeRecords());
  observer.disconnect();
  for (const { one, children } of emptied) one.replaceChildren(...children);
  if (own !== undefined) dataset.theme = own;
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== plain);
  // Axe takes a placeholder for a name; it is gone with the first letter.
  const nameless = [...document.querySelectorAll<HTMLInputElement>('[placeholder]')].filter(
    (field) => !field.ariaLabel && !field.labels?.[0]?.textContent?.trim(),
  );
  const placeholders = nameless.map((field) => `only a placeholder names ${field.outerHTML}`);
  return { found: [...placeholders, ...found], hasChanged };
}

/** The same in every theme: what a theme changes hangs on one attribute, which the app has put there. */
export async function violationsInThemes(page: Page, part = 'html'): Promise<string[]> {
  const own = await page.evaluate(() => document.documentElement.dataset.theme);
  if (!THEMES.some((theme) => theme === own)) throw new Error(`the page wears the theme ${own}`);
  return violationsIn(
    page,
    part,
    THEMES.map((theme, i) => ({ theme, options: i === 0 ? ASKED : COLOURS })),
  );
}

/** All but colours, which were looked at in every theme, are the same in every language, and take most of the time. */
export function violationsBesideColours(page: Page, part?: string): Promise<string[]> {
  const { runOnly, ...all } = COLOURS;
  const rules = Object.fromEntries(runOnly.values.map((rule) => [rule, { enabled: false }]));
  return axeViolations(page, part, { ...all, rules });
}

/** Colours are the same in every language: they are looked at in English. */
export function violationsFor(language: Language): typeof violationsInThemes {
  return language === 'en' ? violationsInThemes : violationsBesideColours;
}
