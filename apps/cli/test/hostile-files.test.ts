import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, describe, expect, test } from 'vitest';
import { Output } from '../src/output.ts';
import { showMistake } from '../src/quartet.ts';
import { expectHarmless, HOSTILE, nested, spoilt } from './hostile.ts';
import { callQuartet, ROOT } from './run-quartet.ts';

const folder = mkdtempSync(join(tmpdir(), 'quartet-hostile-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
function fileOf(content: string | Uint8Array): string {
  const file = join(folder, `${files++}.json`);
  writeFileSync(file, content);
  return file;
}

const first = (path: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(ROOT, path), 'utf8').split('\n')[0]!);
const RECORDS = [first('games/keltis/golden/conformance.jsonl'), first('apps/cli/test/kept/records.jsonl')];
const MEGA = 20_000_000;

describe('records', () => {
  const lines = RECORDS.flatMap((record) => [...spoilt(record)].map((value) => JSON.stringify(value)));

  test.each([[[]], [['--json']]])('verify %j of records of which any part is hostile', async (flags) => {
    const ran = await callQuartet(['verify', fileOf(lines.join('\n')), ...flags]);
    expectHarmless(ran, 200_000);
    expect(ran.out.trim().split('\n')).toHaveLength(lines.length);
    expect(ran.err).toMatch(/of \d+ records failed/);
  });

  test('trace of a record of which any part is hostile', async () => {
    for (const line of lines) {
      const ran = await callQuartet(['trace', fileOf(line)]);
      expectHarmless({ ...ran, out: ran.out.slice(0, 1_000) });
      if (ran.status !== 0) expect(ran.err.trim().split('\n')).toHaveLength(1);
    }
  });

  test.each<[string, string | Uint8Array]>([
    ['signs that act on a terminal', HOSTILE],
    ['bytes that are no UTF-8', Uint8Array.of(0x9b, 0x33, 0x31, 0x6d, 0xff, 0xfe, 0xc0, 0x80, 0x0a, 0x7b)],
    ['NUL', '\u0000'.repeat(1_000)],
    ['a deeply nested value', nested()],
    ['a deeply nested record', JSON.stringify(RECORDS[0]).replace('"record":1', `"record":${nested()}`)],
    [
      'a deeply nested option',
      JSON.stringify({ ...RECORDS[0], options: { removed: 0 } }).replace(
        '"removed":0',
        `"removed":${nested()}`,
      ),
    ],
    ['a deeply nested card', JSON.stringify(RECORDS[0]).replace('"cards":["', `"cards":[${nested()},"`)],
    ['a deeply nested move', JSON.stringify(RECORDS[0]).replace('"moves":[', `"moves":[${nested()},`)],
    ['a move of 20 MB', JSON.stringify({ ...RECORDS[0], moves: ['\u001b[2J'.repeat(MEGA / 10)] })],
    ['an option of 20 MB', JSON.stringify({ ...RECORDS[0], options: { ['x'.repeat(MEGA)]: 1 } })],
    ['a card of 20 MB', JSON.stringify(RECORDS[0]).replace('"cards":["', `"cards":["${'x'.repeat(MEGA)}`)],
    [
      'a result of many winners',
      JSON.stringify({ ...RECORDS[0], result: { scores: [1, 2, 3, 4], winners: Array(100_000).fill(1) } }),
    ],
    ['a line beyond all measure', 'x'.repeat(40_000_000)],
  ])('verify and trace of %s', async (_, content) => {
    const file = fileOf(content);
    for (const args of [
      ['verify', file],
      ['verify', file, '--json'],
      ['trace', file],
    ]) {
      const ran = await callQuartet(args);
      expect(ran.status).toBe(1);
      expectHarmless({ ...ran, out: args[0] === 'trace' ? '' : ran.out }, 2_000);
    }
    rmSync(file);
  });
});

describe('files that are read as a whole', () => {
  const book = JSON.parse(readFileSync(join(ROOT, 'packages/puzzles/books/keltis-puzzles.json'), 'utf8'));
  const puzzles = { ...book, list: book.list.slice(0, 1) };
  const event = {
    ...{ quartet: 'event', format: 1, event: 'e', game: 'keltis', seats: 2 },
    contestants: [{ name: 'Ann', bot: false }],
    deals: [
      [
        { sat: [0, 0], hands: '', record: RECORDS[0] },
        { sat: [0, 0], hands: '', record: {} },
      ],
    ],
    ranking: [],
  };

  test.each([
    ['puzzles', puzzles],
    ['event', event],
  ])('%s of a file of which any part is hostile', async (verb, value) => {
    for (const one of spoilt(value)) {
      const file = fileOf(JSON.stringify(one));
      expectHarmless(await callQuartet([verb, file]));
      expectHarmless(await callQuartet([verb, file, '--json']));
      rmSync(file);
    }
  });

  test.each(['puzzles', 'event'])('%s of what is no such file', async (verb) => {
    for (const content of [HOSTILE, nested(), `{"game":${nested()}}`, 'x'.repeat(40_000_000), '']) {
      const ran = await callQuartet([verb, fileOf(content)]);
      expect(ran.status).toBe(1);
      expectHarmless(ran);
    }
  });

  test('a name of 20 MB in an event is not as wide as that', async () => {
    const long = {
      ...event,
      contestants: [{ name: 'x'.repeat(MEGA), bot: false }],
      deals: [],
      event: 'x'.repeat(MEGA / 2),
    };
    expectHarmless(await callQuartet(['event', fileOf(JSON.stringify(long))]), 2_000);
  });
});

describe('backups', () => {
  const head = { quartet: 'backup', format: 1, migrations: [], at: 1 };
  const row = { table_id: HOSTILE, code: 'BCDFGH', game: HOSTILE, status: HOSTILE, listed: 0, host: HOSTILE };
  const summary = { ...row, waiting_for: null, seq: 1, updated: 9e99, line: '{}' };
  const log = {
    table_id: HOSTILE,
    seq: 1,
    at: 9e99,
    kind: HOSTILE,
    by: HOSTILE,
    act_id: null,
    body: HOSTILE,
    hash: null,
  };
  const backup = (...rows: object[]): string => {
    const lines = [head, ...rows].map((line) => `${JSON.stringify(line)}\n`).join('');
    return `${lines}${JSON.stringify({ rows: rows.length, sha256: createHash('sha256').update(lines).digest('hex') })}\n`;
  };

  test('restore of a backup of which any part is hostile', async () => {
    const rows = [
      { in: 'summary', row: summary },
      { in: 'log', row: log },
    ];
    const heads = [...spoilt(head)].map((one) => JSON.stringify(one));
    const deep = [
      `{"quartet":"backup","format":${nested()}}`,
      `{"quartet":"backup","format":1,"migrations":[${nested()}]}`,
    ];
    const bodies = rows.flatMap((one) => [...spoilt(one)].map((each) => backup(each as object)));
    const nestedIn = `${JSON.stringify(head)}\n{"in":${nested()}}`;
    for (const [n, content] of [...heads, ...deep, nestedIn, ...bodies].entries()) {
      const ran = await callQuartet([
        'admin',
        'restore',
        fileOf(content),
        '--data',
        join(folder, `data-${n % 3}`),
      ]);
      expectHarmless(ran);
    }
  });

  test('tables, show and export of a store that came from a hostile backup', async () => {
    const data = join(folder, 'data-restored');
    const content = backup({ in: 'summary', row: summary }, { in: 'log', row: log });
    const restored = await callQuartet(['admin', 'restore', fileOf(content), '--data', data]);
    expect([restored.status, restored.err]).toEqual([0, '']);
    for (const args of [
      ['tables'],
      ['tables', '--json'],
      ['show', 'BCDFGH'],
      ['show', 'BCDFGH', '--json'],
      ['export', 'BCDFGH'],
      ['export', 'BCDFGH', '--log'],
    ])
      expectHarmless(await callQuartet(['admin', ...args, '--data', data]));
  });
});

test.each<string[]>([
  [HOSTILE],
  ['verify', `--${HOSTILE}`],
  ['rules', HOSTILE],
  ['rules', 'keltis', '--lang', HOSTILE],
  ['rules', 'keltis', HOSTILE],
  ['trace', HOSTILE],
  ['verify', HOSTILE],
  ['event', HOSTILE],
  ['puzzles', HOSTILE],
  ['puzzles', '--game', 'keltis', '--count', '1', '--out', `/none/${HOSTILE}`],
  ['simulate', '--game', 'keltis', '--option', HOSTILE],
  ['simulate', '--game', 'keltis', '--option', `${HOSTILE}=1`],
  ['simulate', '--game', 'keltis', '--option', `removed=${HOSTILE}`],
  ['simulate', '--game', 'keltis', '--edition', HOSTILE],
  ['simulate', '--game', 'keltis', '--records', `/none/${HOSTILE}`],
  ['simulate', '--game', 'keltis', '--seed', HOSTILE],
  ['simulate', '--game', 'keltis', '--bots', HOSTILE],
  ['deal', '--day', HOSTILE],
  ['deal', '--day', '--play', HOSTILE],
  ['arena', HOSTILE],
  ['arena', '--game', 'keltis', '--bots', HOSTILE],
  ['arena', '--game', 'keltis', '--bots', 'random', '--report', `/none/${HOSTILE}`],
  ['arena', '--game', 'keltis', '--bots', 'random', '--database', HOSTILE],
  ['bench', '--game', HOSTILE],
  ['load', '--server', HOSTILE],
  ['load', '--server', 'http://localhost:1', '--game', HOSTILE],
  ['serve', '--port', HOSTILE],
  ['serve', '--app', HOSTILE],
  ['serve', '--origin', HOSTILE],
  ['serve', '--data', `/dev/null/${HOSTILE.replaceAll('\u0000', '')}`],
  ['admin', HOSTILE],
  ['admin', 'link', '--origin', HOSTILE],
  ['admin', 'tables', '--data', HOSTILE],
  ['admin', 'tables', '--status', HOSTILE, '--data', folder],
  ['admin', 'restore', HOSTILE, '--data', join(folder, 'none')],
  ['admin', 'forget', HOSTILE, '--data', join(folder, 'none')],
  ['admin', 'backup', `/none/${HOSTILE}`, '--data', join(folder, 'none')],
  ['play', HOSTILE],
  ['play', 'keltis', '--record', `/none/${HOSTILE}`],
])('a word that is hostile is told of as a text: %j', async (...words) => {
  const ran = await callQuartet(words, 'quit\n');
  expectHarmless(ran);
  expect(ran.status).toBe(1);
});

test('play with hostile lines for moves', async () => {
  const typed = `${HOSTILE}\n${'x'.repeat(100_000)}\nquit\n`;
  expectHarmless(await callQuartet(['play', 'keltis', '--seed', '1'], typed), 300_000);
  expectHarmless(await callQuartet(['play'], typed), 300_000);
});

test('the report of an arena shows a hostile seed as a text', async () => {
  const report = join(folder, 'report.html');
  const seed = '<script>alert(1)</script>"\'<img onerror=x>';
  const args = [
    'arena',
    '--game',
    'keltis',
    '--bots',
    'random',
    '--deals',
    '1',
    '--workers',
    '1',
    '--seats',
    '2',
  ];
  expectHarmless(await callQuartet([...args, '--seed', `${seed}${HOSTILE}`, '--report', report]));
  const page = readFileSync(report, 'utf8');
  expect(page).toContain('&#60;script');
  expect(page).not.toMatch(/<script|<img/);
});

test('a mistake of ours that quotes a stranger is shown as harmless text', () => {
  const written: string[] = [];
  const stream = new Writable({
    decodeStrings: false,
    write: (text, _, done) => {
      written.push(String(text));
      done();
    },
  });
  showMistake(new RangeError(HOSTILE), new Output(stream));
  expectHarmless({ status: 1, out: '', err: written.join('') });
});

test('no command writes past the border', () => {
  const sources = readdirSync(join(ROOT, 'apps/cli/src'), { recursive: true, encoding: 'utf8' });
  const past = sources.filter(
    (file) =>
      file.endsWith('.ts') &&
      file !== 'main.ts' &&
      /process\.std(out|err)|console\./.test(readFileSync(join(ROOT, 'apps/cli/src', file), 'utf8')),
  );
  expect(past).toEqual([]);
});
