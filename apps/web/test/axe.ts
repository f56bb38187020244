import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** A card's face repeats its number; the name of its button says it once. */
const OPTIONS = { rules: { 'label-content-name-mismatch': { enabled: false } } };

interface Found {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string }[];
  }[];
}

interface WithAxe {
  readonly axe: { run(context: Document, options: object): Promise<Found> };
}

/** What axe finds wrong with the page as it is now. */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    (options) => (globalThis as unknown as WithAxe).axe.run(document, options),
    OPTIONS,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).slice(0, 3)}`);
}
