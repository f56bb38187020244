import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@quartet/catalog';
import { type Deal, readRecord, replay } from '@quartet/core';
import { expect, test } from 'vitest';
import { callQuartet, ROOT } from './run-quartet.ts';

/** Finished records of an independent program, cut off after a few moves. */
function cutOff(game: string) {
  const lines = readFileSync(join(ROOT, `games/${game}/golden/conformance.jsonl`), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => {
    const { result: _, ...record } = JSON.parse(line);
    return { ...record, moves: record.moves.slice(0, 3) };
  });
}

/** Null, or why the record is refused. */
function faultOf(record: unknown): unknown {
  const reading = readRecord(games, record);
  if (!reading.ok) throw new Error(reading.fault.reason);
  const replayed = replay(reading.read);
  return replayed.ok ? null : replayed.fault.reason;
}

test.each(games)(
  '$id: while a match runs its record may list deals to come, up to as many as it can need',
  ({ id, deals: most }) => {
    for (const record of cutOff(id)) {
      expect(faultOf(record)).toBeNull();
      const enough = most(record);
      const listing = (count: number) => ({ ...record, deals: Array<Deal>(count).fill(record.deals[0]) });
      expect(faultOf(listing(enough))).toBeNull();
      expect(faultOf(listing(enough + 1))).toContain(`needs more than ${enough}`);
    }
  },
);

test('a single game of LINX with two deals and one move is refused, with its place', async () => {
  const [record] = cutOff('linx').filter(({ options }) => options.target === 0);
  const spoilt = { ...record, deals: [record.deals[0], record.deals[0]], moves: record.moves.slice(0, 1) };
  const { status, err } = await callQuartet(['trace', '-'], JSON.stringify(spoilt));
  expect(status).toBe(1);
  expect(err).toBe(
    'quartet: record 0, ply 1: the record has 2 deals, but no game at this table needs more than 1\n',
  );
});
