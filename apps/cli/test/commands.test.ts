import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '@quartet/catalog';
import { LONG, longUnless } from '@quartet/testkit/long';
import { expect, test } from 'vitest';
import { runAlone } from '../src/bench/alone.ts';
import { callQuartet, runQuartet } from './run-quartet.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'quartet-'));
const IDS = games.map(({ id }) => id);
const VERBS = ['play', 'rules', 'trace', 'verify', 'simulate', 'deal', 'bench'];

test('the sources run on the bundled Node 26', async () => {
  expect(Number(process.versions.node.split('.')[0])).toBeGreaterThanOrEqual(26);
});

test('without a command it says what there is', async () => {
  const { status, out } = await runQuartet([]);
  expect(status).toBe(0);
  for (const verb of VERBS) expect(out).toContain(verb);
});

test.each(VERBS)('%s --help tells how to call it', async (verb) => {
  const { status, out } = await callQuartet([verb, '--help']);
  expect(status).toBe(0);
  expect(out).toMatch(new RegExp(`^quartet ${verb}`));
});

test.each<[string[], string]>([
  [['dance'], '"dance" is no command'],
  [['trace'], 'trace takes a file'],
  [['trace', 'no-such-file.jsonl'], 'no-such-file.jsonl cannot be read: there is no such file'],
  [['trace', '.'], '. cannot be read: it is a folder'],
  [['trace', 'a', 'b'], '"b" is one word too many'],
  [['verify', '--jsn', 'x'], "Unknown option '--jsn'"],
  [['rules', 'chess'], 'the game is "chess"; the games are linko, linx, combos, keltis'],
  [['rules', 'linko', '--lang', 'xx'], '--lang is "xx"; the languages are en, de'],
  [['simulate'], '--game is missing'],
  [['simulate', '--game', 'linko', '--seats', '9'], '--seats is "9"; it takes a whole number from 2 to 5'],
  [['simulate', '--game', 'linko', '--games', '1e3'], '--games is "1e3"'],
  [['simulate', '--game', 'linko', '--option', 'rounds=11'], '--option rounds: 11 is not possible'],
  [['simulate', '--game', 'linko', '--option', 'speed=1'], '--option speed: linko has no such option'],
  [['simulate', '--game', 'linko', '--option', 'rounds'], '--option is "rounds"; it takes NAME=VALUE'],
  [
    ['simulate', '--game', 'linko', '--edition', 'first'],
    '--edition is "first"; there are manual and published',
  ],
  [['simulate', '--game', 'linko', '--edition', 'toString'], '--edition is "toString"; there are'],
  [
    ['simulate', '--game', 'linko', '--records', '/no/such/folder/x'],
    '--records /no/such/folder/x cannot be written',
  ],
  [['simulate', '--game', 'linko', '--seed', ''], '--seed takes 1 to 100 printable characters'],
  [['simulate', '--game', 'linko', '--bots', 'clever'], '--bots has "clever"; bots are written like'],
  [['simulate', '--game', 'linko', '--seats', '2', '--bots', 'easy,easy,easy'], '--bots names 3 bots'],
  [['play', 'linko', '--name', ''], '--name takes 1 to 20'],
  [['bench', '--game', 'linko', '--seats', '6'], '--seats is "6"'],
  [['play', 'linko', '--first', '7'], '--first is "7"'],
])('bad input gets one clear sentence and exit status 1: %j', async (args, sentence) => {
  const { status, out, err } = await callQuartet(args);
  expect(err).toContain(sentence);
  expect(err.trim().split('\n')).toHaveLength(1);
  expect(out).toBe('');
  expect(status).toBe(1);
});

test('a process that is asked for what is not there complains and ends with 1', async () => {
  const args = ['rules', 'chess'];
  const { status, out, err } = await runQuartet(args);
  expect({ status, out, err }).toEqual(await callQuartet(args));
  expect([status, out]).toEqual([1, '']);
});

test('an empty file holds no record, and binary rubbish is refused', async () => {
  expect((await runQuartet(['trace', '-'], '\n\n')).err).toContain('standard input holds no record');
  const rubbish = await callQuartet(['verify', '-'], '\u0000\u0001{{{');
  expect(rubbish.status).toBe(1);
  expect(rubbish.out).toContain('record 0, ply 0: record is not JSON');
});

test.each(IDS)('rules %s prints the rules in both languages', async (id) => {
  const [en, de] = await Promise.all([
    callQuartet(['rules', id]),
    callQuartet(['rules', id, '--lang', 'de']),
  ]);
  expect(en.out).toMatch(/§1[\s\S]*§2[\s\S]*§3/);
  const sections = (text: string): string[] =>
    [...text.matchAll(/§\d+(\.\d+)?/g)].map(([section]) => section);
  expect(new Set(sections(de.out))).toEqual(new Set(sections(en.out)));
});

test.each(IDS)('simulate %s plays the same games for the same seed, and its records verify', async (id) => {
  const file = join(FOLDER, `${id}.jsonl`);
  const args = ['simulate', '--game', id, '--seats', '3', '--games', '20', '--seed', 'x', '--json'];
  const plain = await callQuartet(args);
  const recorded = await callQuartet([...args, '--records', file]);
  expect(plain.err).toBe('');
  expect(recorded.out).toBe(plain.out);
  const summary = JSON.parse(plain.out);
  expect(summary).toMatchObject({ game: id, seats: 3, games: 20 });
  expect(summary.winShares.reduce((sum: number, share: number) => sum + share, 0)).toBeCloseTo(1, 2);
  const verified = await callQuartet(['verify', file, '--json']);
  expect(verified.status).toBe(0);
  expect(verified.out.trim().split('\n')).toHaveLength(20);
  const shares = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).first);
  expect(new Set(shares)).toEqual(new Set([0, 1, 2]));
});

for (const id of IDS)
  test(`${id}: listing and playing allocate nothing`, longUnless(id === 'keltis'), async () => {
    // Over a million decisions; one boxed number each would make 16 bytes. What is left is V8's own, more of it if others are
    // at work, but not each time.
    const found: number[] = [];
    while (found.length < 3 && Math.min(...found) >= 4)
      found.push((await runAlone({ game: id, seats: 4, seconds: 0.1, what: 'rules' })).bytesPerMove);
    expect(Math.min(...found)).toBeLessThan(4);
  });

test('bench says how fast a game is, and what it allocates', LONG, async () => {
  const asked = ['bench', '--game', 'keltis', '--seats', '4', '--seconds', '1', '--json'];
  const { status, out } = await runQuartet(asked);
  expect(status).toBe(0);
  const rates = JSON.parse(out);
  expect(rates).toMatchObject({ game: 'keltis', seats: 4 });
  for (const key of ['movesPerSecond', 'gamesPerSecond', 'copyNs', 'viewNs', 'imagineNs'])
    expect(rates[key]).toBeGreaterThan(0);
  expect(rates.bytesPerMove).toBeLessThan(4);
});
