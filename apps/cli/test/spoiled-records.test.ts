import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@quartet/catalog';
import { FastRng, readRecord, replay } from '@quartet/core';
import { expect, test } from 'vitest';
import { callQuartet, ROOT } from './run-quartet.ts';

/** One byte of a record is changed; it must still replay, or be refused with a reason. An exception fails the test. */
function outcome(bytes: Buffer): 'replays' | 'refused' | 'no JSON' {
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString('utf8'));
  } catch {
    return 'no JSON';
  }
  const reading = readRecord(games, value);
  if (!reading.ok) {
    expect(reading.fault.where).not.toBe('');
    expect(reading.fault.reason).not.toBe('');
    return 'refused';
  }
  const replayed = replay(reading.read);
  if (replayed.ok) return 'replays';
  expect(replayed.fault.ply).toBeGreaterThanOrEqual(0);
  return 'refused';
}

test.each(games.map(({ id }) => id))(
  'a %s record with any byte changed is legal or refused, never an exception',
  (id) => {
    const lines = readFileSync(join(ROOT, `games/${id}/golden/conformance.jsonl`), 'utf8')
      .trim()
      .split('\n');
    const shortest = lines.reduce((a, b) => (a.length <= b.length ? a : b));
    const original = Buffer.from(shortest);
    const rng = new FastRng(`spoil ${id}`);
    const seen = { replays: 0, refused: 0, 'no JSON': 0 };
    for (let at = 0; at < original.length; at++) {
      const spoiled = Buffer.from(original);
      spoiled[at] = (spoiled[at]! + 1 + rng.below(255)) % 256;
      seen[outcome(spoiled)]++;
    }
    expect(outcome(original)).toBe('replays');
    expect(seen.refused).toBeGreaterThan(100);
    expect(seen.replays + seen.refused + seen['no JSON']).toBe(original.length);
  },
);

const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}1${']'.repeat(depth)}`);
const LONG_TEXT = 'x'.repeat(100_000);

test.each<[string, unknown]>([
  ['lists of 100,000 levels', nested(100_000)],
  ['a list of lists of 100,000 levels', [nested(100_000)]],
  ['a text of 100,000 signs', LONG_TEXT],
  ['a list of a text of 100,000 signs', [LONG_TEXT]],
  ['a name of 100,000 signs', { [LONG_TEXT]: 1 }],
  ['a deal with a card of 100,000 signs', [{ cards: [LONG_TEXT], deck: [LONG_TEXT] }]],
  ['scores without end', { scores: [0, 0, 0], winners: Array(100_000).fill(0) }],
])('a record with %s anywhere is refused with a sentence of a few words', (_, odd) => {
  for (const game of games) {
    const line = readFileSync(join(ROOT, `games/${game.id}/golden/conformance.jsonl`), 'utf8').split(
      '\n',
    )[0]!;
    const record = JSON.parse(line) as Readonly<Record<string, unknown>>;
    for (const key of [...Object.keys(record), 'luck', 'deals', 'options', 'result']) {
      const reading = readRecord(games, { ...record, [key]: odd });
      const replayed = reading.ok ? replay(reading.read) : reading;
      if (replayed.ok) continue;
      const { fault } = replayed;
      const { move = '', where = '' } = fault as { readonly move?: string; readonly where?: string };
      const reason = typeof fault.reason === 'string' ? fault.reason : JSON.stringify(fault.reason);
      expect(`${game.id} ${key}: ${where} ${move} ${reason}`.length).toBeLessThan(700);
    }
  }
});

test('through the command line, spoiled records are refused one by one, each with record, ply and reason', async () => {
  const line = readFileSync(join(ROOT, 'games/combos/golden/conformance.jsonl'), 'utf8').split('\n')[0]!;
  const rng = new FastRng('spoil a file');
  const lines = Array.from({ length: 200 }, () => {
    const spoiled = [...line];
    spoiled[rng.below(spoiled.length)] = String.fromCharCode(33 + rng.below(90));
    return spoiled.join('');
  });
  const { status, out, err } = await callQuartet(['verify', '-'], lines.join('\n'));
  const verdicts = out.trim().split('\n');
  expect(verdicts).toHaveLength(lines.length);
  for (const [at, verdict] of verdicts.entries()) {
    expect(verdict).toMatch(
      new RegExp(`^(ok   record ${at}: |FAIL record ${at}, ply \\d+(, move ".*")?: .)`),
    );
  }
  expect(status).toBe(1);
  expect(err).toMatch(/^quartet: \d+ of 200 records failed\.\n$/);
});
