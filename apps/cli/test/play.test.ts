import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games, wordingOf } from '@quartet/catalog';
import { expect, test } from 'vitest';
import { callQuartet, runQuartet } from './run-quartet.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'quartet-play-'));
const IDS = games.map(({ id }) => id);
/** More answers than any of these games asks for. */
const ALWAYS_FIRST = '1\n'.repeat(5000);

test.each(IDS)('a whole game of %s can be played line by line, and its record verifies', async (id) => {
  const file = join(FOLDER, `${id}.json`);
  const { status, out, err } = await callQuartet(
    ['play', id, '--seats', '2', '--record', file],
    ALWAYS_FIRST,
  );
  expect(err).toBe('');
  expect(status).toBe(0);
  expect(out).toContain('The game is over.');
  const record = JSON.parse(readFileSync(file, 'utf8'));
  expect(out).toContain(record.commitment);
  expect(out).toContain(record.seed);
  const verified = await callQuartet(['verify', file]);
  expect(verified.out).toContain('the deal fits its commitment');
});

test('the same seed gives the same game, through a pipe as well', async () => {
  const args = ['play', 'keltis', '--seed', '7', '--seats', '3'];
  const [one, two] = await Promise.all([runQuartet(args, ALWAYS_FIRST), callQuartet(args, ALWAYS_FIRST)]);
  expect(one).toEqual(two);
  expect(one.out).toContain('The game is over.');
});

test('a move may be written in words; a wrong one is explained with its rule', async () => {
  const { out } = await callQuartet(
    ['play', 'keltis', '--seed', '7', '--first', '0', '--seats', '2'],
    'draw pile\nhello\n99\nquit\n',
  );
  expect(out).toMatch(/\(§\d+(\.\d+)?\)/);
  expect(out).toContain('"hello" is not a move of this game.');
  expect(out).toContain('99 is not on the list');
});

test.each(IDS)('%s speaks German on request', async (id) => {
  const { out } = await callQuartet(['play', id, '--lang', 'de', '--seed', '1', '--first', '0'], '?\nquit\n');
  const wording = await wordingOf(id, 'de');
  expect(out).toContain(wording.title);
  expect(out).toContain('Dein Zug');
  expect(out).not.toMatch(/undefined|\[object/);
});

test('without a game it asks which; when the input ends, so does the game', async () => {
  const asked = await callQuartet(['play', '--seed', '1'], '4\n');
  expect(asked.out).toContain('Which game?');
  expect(asked.status).toBe(0);
  expect(asked.out).toContain('The input has ended');
  const wrong = await callQuartet(['play'], 'nine\n');
  expect(wrong.status).toBe(1);
  expect(wrong.err).toContain('the number is "nine"');
});
