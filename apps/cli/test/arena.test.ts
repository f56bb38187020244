import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LONG } from '@quartet/testkit/long';
import { lendDatabase } from '@quartet/testkit/postgres';
import { afterAll, describe, expect, test } from 'vitest';
import { callQuartet, runQuartet } from './run-quartet.ts';

const folder = mkdtempSync(join(tmpdir(), 'quartet-arena-'));
afterAll(() => rmSync(folder, { recursive: true }));

const KELTIS = ['arena', '--game', 'keltis', '--seats', '3', '--bots', 'hard@5,random', '--deals', '3'];

/** The JSON of a run, without what depends on the machine. */
function withoutTimes(json: string): object {
  const outcome = JSON.parse(json);
  for (const entrant of outcome.entrants) delete entrant.msPerMove;
  return outcome;
}

describe('quartet arena', () => {
  test('prints a row per bot with its even share', async () => {
    const { status, out, err } = await runQuartet(KELTIS);
    expect(err).toBe('');
    expect(status).toBe(0);
    expect(out).toContain('keltis, 3 seats, seed 1: 3 deals × 3 rotations = 9 games');
    expect(out).toMatch(/^hard@5 +1 +33\.3 %/m);
    expect(out).toMatch(/^random +2 +66\.7 %/m);
  });

  test('the same seed gives the same JSON with one worker and with two', LONG, async () => {
    const [one, two, other] = await Promise.all([
      callQuartet([...KELTIS, '--json', '--workers', '1']),
      callQuartet([...KELTIS, '--json', '--workers', '2']),
      callQuartet([...KELTIS, '--json', '--workers', '1', '--seed', 'other']),
    ]);
    expect(withoutTimes(one.out)).toEqual(withoutTimes(two.out));
    expect(withoutTimes(one.out)).toMatchObject({ settings: { seed: '1', deals: 3 }, games: 9 });
    expect(withoutTimes(one.out)).not.toEqual(withoutTimes(other.out));
  });

  test('options and editions are those of the other commands', async () => {
    const ran = await callQuartet([
      ...[
        'arena',
        '--game',
        'linko',
        '--seats',
        '2',
        '--bots',
        'random',
        '--deals',
        '1',
        '--json',
        '--workers',
        '1',
      ],
      ...['--option', 'rounds=2'],
    ]);
    expect(JSON.parse(ran.out).settings.options.rounds).toBe(2);
  });

  test('--report writes a page', async () => {
    const file = join(folder, 'report.html');
    const { status } = await callQuartet([...KELTIS, '--workers', '1', '--report', file]);
    expect(status).toBe(0);
    expect(readFileSync(file, 'utf8')).toMatch(/^<!doctype html>[\s\S]*<svg[\s\S]*<\/html>\n$/);
  });

  test('the workers of a database come to the same', LONG, async () => {
    await using postgres = await lendDatabase();
    const here = callQuartet([...KELTIS, '--workers', '1', '--json']);
    const elsewhere = callQuartet([...KELTIS, '--json', '--database', postgres.url]);
    let over = false;
    const gathered = elsewhere.finally(() => {
      over = true;
    });
    // A worker that comes before the run finds nothing to do, and is sent again.
    while (!over) {
      const worker = await runQuartet(['arena', 'worker', '--database', postgres.url, '--until-idle']);
      expect(worker).toEqual({ status: 0, out: '', err: '' });
    }
    const { out, err } = await gathered;
    expect(withoutTimes(out)).toEqual(withoutTimes((await here).out));
    const [, run] = /--run (\S+)\n$/.exec(err)!;
    const again = await callQuartet(['arena', '--json', '--database', postgres.url, '--run', run!]);
    expect(again.out).toBe(out);
  });

  test.each([
    [['--bots', 'genius'], '"genius" is no bot'],
    [['--bots', 'easy,easy,easy,easy'], '4 bots are named, but there are only 3 seats'],
    [['--deals', '0'], '--deals is "0"; it takes a whole number from 1'],
    [['--report', join(folder, 'none', 'report.html')], 'cannot be written: ENOENT'],
    [['--database', 'nonsense'], 'the database is "nonsense"'],
    [['--database', 'postgresql://me:secret@localhost:1/none'], 'cannot be used: connect ECONNREFUSED'],
    [['--run', 'x'], '--run goes with --database'],
    [['--until-idle'], '--until-idle belongs to quartet arena worker'],
  ])('%j is answered with one sentence', async (flags, sentence) => {
    const { status, out, err } = await callQuartet([...KELTIS, ...flags]);
    expect(err).toContain(sentence);
    expect(err).toMatch(/^quartet: [^\n]+\.\n$/);
    expect(err).not.toContain('secret');
    expect([status, out]).toEqual([1, '']);
  });

  test('a worker without a database, and any other word, are refused', async () => {
    expect((await callQuartet(['arena', 'worker'])).err).toContain('--database is missing');
    expect((await callQuartet(['arena', 'player'])).err).toContain('"player" is no part of quartet arena');
  });
});
