import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const page = readFileSync(join(ROOT, 'docs/fair-play.md'), 'utf8');
const lines = page.split('\n');
const rows = lines.filter(
  (line, n) => line.startsWith('| ') && !line.startsWith('|---') && !lines[n + 1]?.startsWith('|---'),
);

test('each power of a host and each way to leave has a test of its own, under its name', () => {
  expect(rows.length).toBeGreaterThan(15);
  const without = rows.filter((row) => {
    const name = row.split('|')[1]!.trim();
    const files = [...row.matchAll(/`([^`]+\.test\.ts)`/g)].map(([, file]) => join(ROOT, file!));
    return !files.some((file) => existsSync(file) && readFileSync(file, 'utf8').includes(`'${name}: `));
  });
  expect(without).toEqual([]);
});

test('every test that the page names is there', () => {
  const named = [...page.matchAll(/`([\w-]+\/[^`]+\.ts)`/g)].map(([, file]) => file!);
  expect(named.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});
