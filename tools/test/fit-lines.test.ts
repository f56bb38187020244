import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { CHOICE_PLACES, STANDING_PLACES } from '@quartet/bots/linko-lines';
import { LONG } from '@quartet/testkit/long';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LINES = join(ROOT, 'packages/bots/src/linko/lines');

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

test('tables of lines are fitted to matches and written as they are shipped', LONG, async () => {
  const out = mkdtempSync(join(tmpdir(), 'quartet-lines-'));
  const told = await fitLines('--matches', '6', '--epochs', '1', '--seed', 'tiny', '--out', out);
  expect(told).toMatch(/^choices, \d+ kept apart: tables [\d.]+ % .* expert's lines [\d.]+ %/m);
  expect(told).toMatch(/^standing, \d+ kept apart: .* [\d.]+; outlook.ts [\d.]+$/m);
  for (const [name, places] of [
    ['learnt-choices.ts', CHOICE_PLACES],
    ['learnt-standing.ts', STANDING_PLACES],
  ] as const) {
    const { numbers, around } = read(join(out, name));
    expect(numbers.length).toBe(places);
    expect(numbers.filter((number) => number !== 0).length).toBeGreaterThan(100);
    expect(around).toEqual(read(join(LINES, name)).around);
    const text = readFileSync(join(out, name), 'utf8');
    const biome = [join(ROOT, 'node_modules/.bin/biome'), 'format', `--stdin-file-path=${name}`];
    expect(execFileSync(process.execPath, biome, { cwd: ROOT, input: text, encoding: 'utf8' })).toBe(text);
  }
  rmSync(out, { recursive: true });
});

test('what cannot be fitted is answered with a sentence', LONG, async () => {
  await expect(fitLines()).rejects.toMatchObject({
    code: 2,
    stderr: '--out DIR says where the two files are to be written\n',
  });
  await expect(fitLines('--out', 'nowhere', '--matches', '1')).rejects.toMatchObject({
    code: 2,
    stderr: '--matches 1: a whole number from 2 on is needed\n',
  });
});
