import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { expect, test } from 'vitest';
import { quartet } from '../src/quartet.ts';
import { BIN, ROOT } from './run-quartet.ts';

/** Heap in megabytes: enough for the program, and far less than is read below. */
const HEAP = 120;
const MILLION = 1_000_000;

/** Runs a command whose input comes in parts. */
async function stream(args: readonly string[], part: string, parts: number) {
  const child = spawn(process.execPath, [`--max-old-space-size=${HEAP}`, BIN, ...args], { cwd: ROOT });
  let err = '';
  child.stdout.resume();
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  const input = Readable.from(Array.from({ length: parts }, () => part));
  pipeline(input, child.stdin).catch(() => undefined);
  const [status] = await once(child, 'close');
  return { status, err };
}

test('five million empty lines hold no record', async () => {
  const { status, err } = await stream(['verify', '-'], '\n'.repeat(MILLION), 5);
  expect(err).toBe('quartet: standard input holds no record.\n');
  expect(status).toBe(1);
});

test('a file of records may be larger than the memory', async () => {
  const line = `${JSON.stringify({ record: 1, game: 'chess', pad: 'x'.repeat(MILLION) })}\n`;
  const { status, err } = await stream(['verify', '-'], line, 200);
  expect(err).toBe('quartet: 200 of 200 records failed.\n');
  expect(status).toBe(1);
});

test.each([
  ['nothing but rubbish', '', /^quartet: 1 of 1 records failed\.\n$/],
  ['rubbish and an object here and there', '{}\n', /^quartet: 6600 of 6600 records failed\.\n$/],
])('lines that begin with no JSON are not all kept: %s', async (_, object, failed) => {
  const { status, err } = await stream(['verify', '-'], `${'x'.repeat(99_999)}\n`.repeat(10) + object, 600);
  expect(err).toMatch(failed);
  expect(status).toBe(1);
});

test('a line that never ends is refused', async () => {
  const { status, err } = await stream(['verify', '-'], 'x'.repeat(MILLION), 200);
  expect(err).toBe('quartet: - cannot be read: a line is longer than 32 million signs.\n');
  expect(status).toBe(1);
});

test.each(['trace', 'verify'])('what %s writes waits for a slow reader, not in memory', async (verb) => {
  const line = readFileSync(join(ROOT, 'games/keltis/golden/conformance.jsonl'), 'utf8').split('\n')[0]!;
  let [written, mostWaiting] = [0, 0];
  const slow = new Writable({
    write: (data: Buffer, _, done) => {
      written += data.length;
      mostWaiting = Math.max(mostWaiting, slow.writableLength);
      setImmediate(done);
    },
    highWaterMark: 1_000,
  });
  const stdin = Readable.from([`${line}\n`.repeat(verb === 'trace' ? 100 : 1_000)]);
  expect(await quartet([verb, '-'], { stdin, stdout: slow, stderr: slow })).toBe(0);
  slow.end();
  await once(slow, 'finish');
  expect(written).toBeGreaterThan(100_000);
  expect(mostWaiting).toBeLessThan(50_000);
});
