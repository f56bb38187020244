import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const page = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');
const quoted = [...page.matchAll(/`([^`]+)`/g)].map(([, text]) => text!);

test('every promise and every bound names what tests it', () => {
  const lines = page.split('\n');
  const isHeader = (n: number): boolean => lines[n + 1]?.startsWith('|---') ?? false;
  const promises = lines.filter((line, n) => line.startsWith('| ') && !isHeader(n));
  expect(promises.length).toBeGreaterThan(15);
  for (const promise of promises) expect(promise).toMatch(/`[^`]+\.ts`/);
});

test('every file it names is there', () => {
  const files = quoted.filter((text) => /^[\w-]+\/.*\.(ts|md)$/.test(text));
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});

test('every page it leads to is there', () => {
  const links = [...page.matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, link]) => link!);
  expect(
    links.filter((link) => !existsSync(join(ROOT, 'docs', dirname(link), link.split('/').at(-1)!))),
  ).toEqual([]);
});

test('every command it names can be run', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Readonly<Record<string, string>>;
  };
  const runs = quoted.flatMap((text) => /^npm run (\S+)/.exec(text)?.[1] ?? []);
  expect(runs).toContain('abuse');
  expect(runs.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  const verbs = quoted.flatMap((text) => /^npx quartet (\S+)/.exec(text)?.[1] ?? []);
  expect(verbs.filter((verb) => !existsSync(join(ROOT, `apps/cli/src/commands/${verb}.ts`)))).toEqual([]);
});
