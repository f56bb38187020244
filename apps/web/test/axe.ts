import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Found {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string }[];
  }[];
}

interface WithAxe {
  readonly axe: { run(root: string): Promise<Found> };
}

/** What axe finds wrong with the page as it is now, or with one part of it. */
export async function axeViolations(page: Page, part = 'html'): Promise<string[]> {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    (root) => (globalThis as unknown as WithAxe).axe.run(root),
    part,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).slice(0, 3)}`);
}
