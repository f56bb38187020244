import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { callQuartet } from './run-quartet.ts';

const folder = mkdtempSync(join(tmpdir(), 'quartet-puzzles-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('quartet puzzles', () => {
  test('finds, confirms and writes puzzles, and tells who found them', async () => {
    const out = join(folder, 'linko.json');
    const asked = ['puzzles', '--game', 'linko', '--seats', '2', '--count', '2', '--confirm', '--out', out];
    const made = await callQuartet(asked);
    expect(made).toMatchObject({ status: 0, err: '' });
    expect(made.out).toMatch(/^2 held when searched ten times as long \(6000 deals\), \d+ did not$/m);
    expect(made.out).toMatch(/^found by {2}easy [\d.]+ % .* hard@400 [\d.]+ % {2}master [\d.]+ %$/m);
    const book = JSON.parse(readFileSync(out, 'utf8'));
    expect(book).toMatchObject({ puzzles: 1, game: 'linko', confirmed: 6000, list: [{}, {}] });
    const again = await callQuartet(['puzzles', out, '--json']);
    expect(JSON.parse(again.out)).toMatchObject({ game: 'linko', held: 2, confirmed: 6000 });
  });

  test('a spoilt file is told in a sentence', async () => {
    const file = join(folder, 'spoilt.json');
    writeFileSync(file, '{"puzzles": 1, "game": "keltis", "rules": 0, "list": []}');
    const { status, err } = await callQuartet(['puzzles', file]);
    expect(status).toBe(1);
    expect(err).toContain('the puzzles are for version 0 of keltis');
  });
});
