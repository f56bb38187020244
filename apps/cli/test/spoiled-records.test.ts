import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@quartet/catalog';
import { FastRng, Match, type MatchRecord, readRecord, replay } from '@quartet/core';
import { expect, test } from 'vitest';
import { ROOT } from './run-quartet.ts';

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

test('a digit changed in a move leads to another legal game or to the ply that breaks', () => {
  const line = readFileSync(join(ROOT, 'games/keltis/golden/conformance.jsonl'), 'utf8').split('\n')[0]!;
  const record: MatchRecord = JSON.parse(line);
  const moves = record.moves.map((move, ply) => (ply === 0 ? 'row p2' : move));
  const reading = readRecord(games, { ...record, moves });
  if (!reading.ok) throw new Error(reading.fault.reason);
  const replayed = replay(reading.read);
  expect(replayed.ok).toBe(false);
  expect(Match).toBeDefined();
});
