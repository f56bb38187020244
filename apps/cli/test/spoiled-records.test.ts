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
