import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { callQuartet, ROOT, runQuartet } from './run-quartet.ts';

const fileOf = (game: string): string => join(ROOT, `games/${game}/golden/conformance.jsonl`);

function parsed(lines: string): unknown[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

test.each(['linko', 'linx', 'combos', 'keltis'])(
  'trace prints what an independent program printed for %s',
  async (game) => {
    const expected = parsed(
      gunzipSync(readFileSync(fileOf(game).replace('.jsonl', '.trace.jsonl.gz'))).toString(),
    );
    const { status, out, err } = await callQuartet(['trace', fileOf(game)]);
    expect(err).toBe('');
    expect(status).toBe(0);
    const actual = parsed(out);
    // Line by line: a difference of thousands of lines is no report.
    for (const [at, line] of expected.entries()) expect(actual[at], `line ${at}`).toEqual(line);
    expect(actual).toHaveLength(expected.length);
  },
);

const FIRST = readFileSync(fileOf('keltis'), 'utf8').split('\n')[0]!;

test('"-" reads standard input, and one record may be written over many lines', async () => {
  const fromFile = await runQuartet(['trace', '-'], FIRST);
  const pretty = await callQuartet(['trace', '-'], JSON.stringify(JSON.parse(FIRST), null, 2));
  expect(pretty.status).toBe(0);
  expect(pretty.out).toBe(fromFile.out);
  expect(parsed(fromFile.out).at(-1)).toEqual(JSON.parse(FIRST).result);
});

test('a record that ends before the game does prints its decisions and no result', async () => {
  const { result: _, ...record } = JSON.parse(FIRST);
  const { status, out } = await callQuartet(
    ['trace', '-'],
    JSON.stringify({ ...record, moves: record.moves.slice(0, 5) }),
  );
  expect(status).toBe(0);
  expect(parsed(out).map((line) => (line as { ply: number }).ply)).toEqual([0, 1, 2, 3, 4]);
});

test('an illegal move stops it: record, ply, move and rule on standard error', async () => {
  const record = JSON.parse(FIRST);
  record.moves[2] = 'discard r0 ';
  const spaced = await runQuartet(['trace', '-'], `${FIRST}\n${JSON.stringify(record)}\n`);
  expect(spaced.status).toBe(1);
  expect(spaced.err).toContain('record 1, ply 2, move "discard r0 "');
  record.moves[2] = 'draw pile';
  const wrong = await callQuartet(['trace', '-'], JSON.stringify(record));
  expect(wrong.status).toBe(1);
  expect(wrong.err).toMatch(/record 0, ply 2, move "draw pile": .+ \(§[\d.]+\)\n$/);
  expect(parsed(wrong.out)).toHaveLength(2);
});

test.each<[string, (record: Record<string, unknown>) => void, RegExp]>([
  ['unknown game', (r) => Object.assign(r, { game: 'chess' }), /record 0, ply 0: game "chess" is unknown/],
  ['unknown rules version', (r) => Object.assign(r, { rules: 2 }), /rules version 2 of keltis is unknown/],
  ['unknown record format', (r) => Object.assign(r, { record: 2 }), /only format 1 is known/],
  [
    'unknown option',
    (r) => Object.assign(r, { options: { speed: 1 } }),
    /options\.speed keltis has no option "speed"/,
  ],
  [
    'impossible option',
    (r) => Object.assign(r, { options: { removed: 30 } }),
    /options\.removed 30 is not possible/,
  ],
  ['wrong seats', (r) => Object.assign(r, { seats: 5 }), /seats is 5; keltis takes 2 to 4/],
  ['wrong first', (r) => Object.assign(r, { first: 4 }), /first is 4; the seats are 0 to 3/],
  [
    'unknown card',
    (r) => Object.assign(r, { deals: [{ cards: ['q1'] }] }),
    /deals\[0\] cards: card 0 is "q1"/,
  ],
  ['a card too few', (r) => (r.deals as { cards: string[] }[])[0]!.cards.pop(), /1 of 101 cards are missing/],
  [
    'a deal too many',
    (r) => Object.assign(r, { deals: [...(r.deals as []), ...(r.deals as [])] }),
    /2 deals, but the game needed 1/,
  ],
  ['no deal at all', (r) => Object.assign(r, { deals: [] }), /deal 0 is needed/],
  ['neither deals nor seed', (r) => delete r.deals, /deals are missing/],
  [
    'a wrong result',
    (r) => Object.assign(r, { result: { scores: [0, 0, 0, 0], winners: [0] } }),
    /record 0, ply \d+: the result is/,
  ],
  [
    'a move after the end',
    (r) => (r.moves as string[]).push('done'),
    /ply \d+, move "done": The match is over/,
  ],
  [
    'a move that is no text',
    (r) => Object.assign(r, { moves: ['row p1', 7] }),
    /record 0, ply 1: moves\[1\] 7 is not a text/,
  ],
])('malformed record is refused: %s', async (_, spoil, reason) => {
  const record = JSON.parse(FIRST);
  spoil(record);
  const { status, err } = await callQuartet(['trace', '-'], JSON.stringify(record));
  expect(status).toBe(1);
  expect(err).toMatch(reason);
  expect(err.trim().split('\n')).toHaveLength(1);
});
