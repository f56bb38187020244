import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PAGES = ['README.md', ...['packages', 'games', 'apps'].flatMap(readmesIn)].filter(
  (page) => examplesIn(page).length > 0,
);

function readmesIn(folder: string): string[] {
  const pages = readdirSync(join(ROOT, folder)).map((name) => join(folder, name, 'README.md'));
  return pages.filter((page) => existsSync(join(ROOT, page)));
}

function examplesIn(page: string): string[] {
  const text = readFileSync(join(ROOT, page), 'utf8');
  return [...text.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, code]) => code!);
}

test('there are examples to run', () => {
  expect(PAGES).toContain('README.md');
  expect(PAGES).toContain('packages/core/README.md');
});

test.each(PAGES)('the example in %s runs', (page) => {
  for (const code of examplesIn(page)) {
    execFileSync(process.execPath, ['--input-type=module-typescript', '--eval', code], { cwd: ROOT });
  }
});
