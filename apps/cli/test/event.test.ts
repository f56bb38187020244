import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eventInfoSchema, madeEventSchema } from '@quartet/protocol/events';
import { signedInSchema } from '@quartet/protocol/http';
import { startServer } from '@quartet/server';
import { DEFAULT_OPTIONS } from '@quartet/server/options';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectHarmless, HOSTILE } from './hostile.ts';
import { callQuartet } from './run-quartet.ts';

interface Filed {
  ranking: { who: number; place: number | null; percent: number; matchPoints: number }[];
  contestants: { name: string; bot: boolean }[];
  deals: { sat: number[]; hands: string; record: { moves: string[]; seed: string } }[][];
}

const folder = mkdtempSync(join(tmpdir(), 'quartet-event-'));
let text = '';

/** An evening of one person, for whom a bot plays every time, and three bots. */
beforeAll(async () => {
  const quick = { port: 0, data: join(folder, 'data'), botFloor: 0, botBudget: 2, rate: null, workers: 1 };
  const server = await startServer({ ...DEFAULT_OPTIONS, ...quick, logLevel: 'silent' });
  try {
    text = await eveningAt(server.url);
  } finally {
    await server.close();
  }
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Played to its end: its file. */
async function eveningAt(url: string): Promise<string> {
  let token = '';
  const ask = async (route: string, body?: unknown): Promise<unknown> => {
    const [method, path] = route.split(' ') as [string, string];
    const headers = {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const sent = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    return (await fetch(url + path, sent)).json();
  };
  const me = signedInSchema.parse(await ask('POST /api/me', { name: 'Ann', emblem: 'sun', program: true }));
  token = me.token!;
  const plan = {
    game: 'combos',
    seats: 2,
    deals: 2,
    options: { chips: 2 },
    rest: 0,
    places: 4,
    bot: { level: 'easy', temper: 'balanced' },
  };
  const { event } = madeEventSchema.parse(await ask('POST /api/events', plan));
  await ask(`POST /api/events/${event}/acts`, { id: randomUUID(), act: { type: 'start' } });
  for (;;) {
    const info = eventInfoSchema.parse(await ask(`GET /api/events/${event}`));
    if (info.status === 'over') break;
    const seat = [0, 1];
    if (info.me?.table)
      for (const one of seat)
        await ask(`POST /api/tables/${info.me.table}/acts`, {
          id: randomUUID(),
          act: { type: 'cover', seat: one },
        });
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  return JSON.stringify(await ask(`GET /api/events/${event}/file`));
}

async function run(change: (file: Filed) => void = () => undefined) {
  const file = JSON.parse(text) as Filed;
  change(file);
  const path = join(folder, `${randomUUID()}.json`);
  writeFileSync(path, JSON.stringify(file));
  return callQuartet(['event', path]);
}

test('the ranking from scratch is that of the server; who let bots play has none', async () => {
  const ran = await run();
  expect(ran.err).toBe('');
  expect(ran.status).toBe(0);
  expect(ran.out).toMatch(/combos, 2 deals at 2 tables/);
  expect(ran.out).toMatch(/1 {2}Robin|1 {2}Lotte/);
  expect(ran.out).not.toMatch(/Ann/);
});

test('another ranking, other moves, other hands or another deal are found out', async () => {
  const wrong = await run(({ ranking }) => {
    ranking[0]!.percent += 1;
  });
  expect(wrong.status).toBe(1);
  expect(wrong.err).toMatch(/The file says of .* "percent"/);
  const dropped = await run(({ deals }) => deals[0]![0]!.record.moves.pop());
  expect(dropped.status).toBe(1);
  expect(dropped.err).toMatch(/deal 1, table 1/);
  const handed = await run(({ deals }) => {
    deals[1]![0]!.hands = deals[1]![0]!.hands.slice(1);
  });
  expect(handed.err).toMatch(/deal 2, table 1: \d+ decisions were made/);
  const swapped = await run(({ deals }) => deals.reverse());
  expect(swapped.err).toMatch(/not that of the event's deal/);
  const renamed = await run(({ contestants }) => {
    contestants[0]!.bot = true;
  });
  expect(renamed.err).toMatch(/ranks 3, but 4/);
});

test('names of contestants that are hostile or endless are shown as short texts', async () => {
  for (const name of [HOSTILE, 'x'.repeat(5_000_000)]) {
    const ran = await run(({ contestants }) => {
      for (const one of contestants) one.name = name;
    });
    expect(ran.status).toBe(0);
    expectHarmless(ran, 2_000);
    const wrong = await run(({ contestants, ranking }) => {
      for (const one of contestants) one.name = name;
      ranking[0]!.percent += 1;
    });
    expect(wrong.err).toMatch(/The file says of/);
    expectHarmless(wrong, 2_000);
  }
});

test('an evening from before letting go lost a deal is scored as it was; by the rules of today who let go has lost', async () => {
  const path = fileURLToPath(new URL('kept/evening.jsonl', import.meta.url));
  const ran = await callQuartet(['event', path]);
  expect([ran.status, ran.err]).toEqual([0, '']);
  expect(ran.out).toMatch(/Bob +0\.00 % +-1\.00 {2}1 deals\n/);
  const today = join(folder, 'today.json');
  const kept = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(today, JSON.stringify({ ...kept, format: 2, scoring: [2, 2] }));
  const scored = await callQuartet(['event', today]);
  expect(scored.status).toBe(1);
  // Of the first deal Bob made two decisions, of the second Ann made none.
  expect(scored.out).toMatch(/Bob .* 2 deals, 1 let go\n/);
  expect(scored.out).toMatch(/Ann .* 1 deals, 1 missed\n/);
  writeFileSync(today, JSON.stringify({ ...kept, format: 2, scoring: [2] }));
  expect((await callQuartet(['event', today])).err).toMatch(/"scoring" tells of 1 deals, but there are 2/);
});

test('what is no event is refused with a sentence', async () => {
  const path = join(folder, 'other.json');
  writeFileSync(path, '{"record":1}');
  const ran = await callQuartet(['event', path]);
  expect([ran.status, ran.err]).toEqual([1, expect.stringMatching(/is no event of format 1 or 2/)]);
  expect((await callQuartet(['event', join(folder, 'none.json')])).err).toMatch(/there is no such file/);
});
