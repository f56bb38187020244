import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { callQuartet, ROOT } from './run-quartet.ts';

const GOLDEN = readFileSync(join(ROOT, 'packages/deals/golden/days.txt'), 'utf8');

test('prints the deals of a day, all games, as they stand in the golden file', async () => {
  const { status, out } = await callQuartet(['deal', '--day', '2026-11-16', '--json']);
  expect(status).toBe(0);
  const deals = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(deals.map(({ game }) => game).sort()).toEqual(['combos', 'keltis', 'linko', 'linx']);
  for (const { day, ...deal } of deals) {
    expect(day).toBe('2026-11-16');
    expect(GOLDEN).toContain(JSON.stringify(deal));
  }
});

test('plays it with a bot in the seat of the person, to the points of the golden file', async () => {
  const { status, out } = await callQuartet([
    'deal',
    '--day',
    '2026-12-31',
    '--game',
    'keltis',
    '--play',
    'medium',
  ]);
  expect(status).toBe(0);
  const [, points] = /medium in your seat: (-?\d+)/.exec(out)!;
  expect(/keltis 2026-12-31\n.*\n.*\neasy -?\d+, medium (-?\d+)/.exec(GOLDEN)![1]).toBe(points);
  expect(out).toContain('seat 0: you\n  seat 1: medium/greedy');
});

test('without a date it is the day in UTC', async () => {
  const before = new Date().toISOString().slice(0, 10);
  const { out } = await callQuartet(['deal', '--day', '--game', 'linx']);
  const after = new Date().toISOString().slice(0, 10);
  expect([`linx, ${before}`, `linx, ${after}`]).toContain(out.slice(0, 16));
});

test.each<[string[], string]>([
  [['deal'], 'deal takes --day'],
  [['deal', '--day', '2026-02-30'], '"2026-02-30" is no day'],
  [['deal', '--day', '2020-01-01'], 'there is no deal of 2020-01-01'],
  [['deal', '--day', '2026-11-16', '--play', 'genius'], '--play is "genius"; the levels are'],
  [['deal', '--day', '--game', 'chess'], '--game is "chess"'],
])('%j is refused with a sentence', async (args, sentence) => {
  const { status, err } = await callQuartet(args);
  expect(status).toBe(1);
  expect(err).toContain(sentence);
});
