// Records written when the games had the options they are written with: they stay true when a game gains one.
import { readFileSync } from 'node:fs';
import { games } from '@quartet/catalog';
import {
  checkCommitment,
  type Game,
  Match,
  type MatchRecord,
  type ReadRecord,
  readRecord,
  replay,
} from '@quartet/core';
import { oneOptionMore } from '@quartet/testkit';
import { expect, test } from 'vitest';

const KEPT = readFileSync(new URL('kept/records.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line): MatchRecord => JSON.parse(line));
const LATER: readonly Game[] = games.map(oneOptionMore);

function read(known: readonly Game[], record: unknown): ReadRecord {
  const reading = readRecord(known, record);
  if (!reading.ok) throw new Error(`${reading.fault.where}: ${reading.fault.reason}`);
  return reading.read;
}

test.each(KEPT)('$game, kept: it verifies, today and when the game has an option more', (record) => {
  for (const known of [games, LATER]) {
    const found = read(known, record);
    expect(replay(found)).toMatchObject({ ok: true });
    expect(checkCommitment(found, record.result !== undefined)).toBe('fits');
  }
  expect(read(LATER, record).table.options).toEqual({ ...record.options, added: 'as before' });
});

test('a kept record of which an option is changed, added or left out is not the one that was promised', () => {
  for (const { options, ...record } of KEPT) {
    const [name] = Object.keys(options);
    const { [name!]: _, ...rest } = options;
    for (const other of [rest, { ...options, added: 'as before' }])
      expect(checkCommitment(read(LATER, { ...record, options: other }), true)).toBe('differs');
  }
});

test('a match that was running then is played to its end, and its record has the promise of then', () => {
  const running = KEPT.find(({ result }) => !result)!;
  const { game, written, seed, moves } = read(LATER, running);
  const match = Match.start(game, written, seed!);
  for (const text of moves) match.play(match.actor, text);
  while (!match.over) match.play(match.actor, match.moves()[0]!);
  const record: MatchRecord = JSON.parse(JSON.stringify(match.record()));
  expect(record).toMatchObject({ commitment: running.commitment, options: running.options });
  const found = read(LATER, record);
  expect(replay(found)).toMatchObject({ ok: true });
  expect(checkCommitment(found, true)).toBe('fits');
});

test('a match that begins later promises the new option too', () => {
  const { game, written, seed } = read(LATER, KEPT[0]);
  const options = { ...written.options, added: 'otherwise' };
  const match = Match.start(game, { ...written, options }, seed!);
  expect(match.commitment).not.toBe(KEPT[0]!.commitment);
  expect(match.record('referee').options).toEqual(options);
});
