import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { linkoLines, STANDING_PLACES } from '@quartet/bots/linko-lines';
import { linxLines } from '@quartet/bots/linx-lines';
import { LONG } from '@quartet/testkit/long';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

async function fitLines(...options: readonly string[]): Promise<string> {
  const args = [join(ROOT, 'training/fit-lines.ts'), ...options];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return stdout;
}

/** The numbers of such a file, and what stands around them. */
function read(file: string): { readonly numbers: number[]; readonly around: string[] } {
  const text = readFileSync(file, 'utf8');
  const [before, list, after] = text.split(/(?<= = \[\n)|(?=^\];)/m);
  return { numbers: JSON.parse(`[${list!.trim().replace(/,$/, '')}]`), around: [before!, after!] };
}

/** A file that was written has as many numbers, and is otherwise as the one that is shipped. */
function expectShape(game: string, out: string, name: string, places: number): void {
  const { numbers, around } = read(join(out, name));
  expect(numbers.length).toBe(places);
  expect(numbers.filter((number) => number !== 0).length).toBeGreaterThan(100);
  expect(around).toEqual(read(join(ROOT, 'packages/bots/src', game, 'lines', name)).around);
  const text = readFileSync(join(out, name), 'utf8');
  const biome = [join(ROOT, 'node_modules/.bin/biome'), 'format', `--stdin-file-path=${name}`];
  expect(execFileSync(process.execPath, biome, { cwd: ROOT, input: text, encoding: 'utf8' })).toBe(text);
}

const TINY = ['--matches', '6', '--epochs', '1', '--seed', 'tiny'];
const CHOICES = /^choices, \d+ kept apart: tables [\d.]+ % .* expert's lines [\d.]+ %/m;

test('tables of lines of Linko! are fitted to matches and written as they are shipped', LONG, async () => {
  const out = mkdtempSync(join(tmpdir(), 'quartet-lines-'));
  const told = await fitLines('linko', ...TINY, '--out', out);
  expect(told).toMatch(CHOICES);
  expect(told).toMatch(/^standing, \d+ kept apart: .* [\d.]+; outlook.ts [\d.]+$/m);
  expectShape('linko', out, 'learnt-choices.ts', linkoLines.places);
  expectShape('linko', out, 'learnt-standing.ts', STANDING_PLACES);
  rmSync(out, { recursive: true });
});

test('tables of lines of LINX are fitted to matches and written as they are shipped', LONG, async () => {
  const out = mkdtempSync(join(tmpdir(), 'quartet-lines-'));
  expect(await fitLines('linx', ...TINY, '--out', out)).toMatch(CHOICES);
  expectShape('linx', out, 'learnt-choices.ts', linxLines.places);
  rmSync(out, { recursive: true });
});

test('what cannot be fitted is answered with a sentence', LONG, async () => {
  await expect(fitLines('chess')).rejects.toMatchObject({
    code: 2,
    stderr: 'chess: one of linko, linx is needed\n',
  });
  await expect(fitLines('linx')).rejects.toMatchObject({
    code: 2,
    stderr: '--out DIR says where the tables are to be written\n',
  });
  await expect(fitLines('linko', '--out', 'nowhere', '--matches', '1')).rejects.toMatchObject({
    code: 2,
    stderr: '--matches 1: a whole number from 2 on is needed\n',
  });
});
