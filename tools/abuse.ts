// People who just play beside people who mean harm: `npm run abuse -- [--minutes 60] [--tables 20] [--postgres]`. A server
// of its own, with all its limits. Ends with 1 if those who play lost anything or had it twice, the server died or
// complained, or its heap did not come back after a forced collection.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '@quartet/testkit/postgres';
import { type AbusePlan, type AbuseReport, type Figures, runAbuse } from './abuse/run.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    tables: { type: 'string', default: '20' },
    workers: { type: 'string', default: '2' },
    /** Kinds of abuse by name, with commas; all if left out. */
    only: { type: 'string', default: '' },
    postgres: { type: 'boolean', default: false },
  },
});
const MB = 1_000_000;
/** A room nobody looks at is let go after half a minute; sockets and polls are quicker. */
const REST = 45_000;
/** Bytes the heap may have grown by: what a longer run puts into caches of a fixed size. */
const SLACK = 12 * MB;

const duration = wholeNumber('minutes', values.minutes) * 60_000;
const usual = {
  tables: wholeNumber('tables', values.tables),
  workers: wholeNumber('workers', values.workers),
  only: values.only === '' ? [] : values.only.split(','),
  thought: 1_500,
  peace: duration / 6,
  abuse: Math.max(10_000, duration - (duration * 5) / 24 - REST),
  rest: REST,
};

if (values.postgres) {
  await using postgres = await startPostgres({ durable: true });
  await run({ ...usual, place: { database: postgres.url } });
} else {
  const data = mkdtempSync(join(tmpdir(), 'quartet-abuse-'));
  await run({ ...usual, place: { data } });
  rmSync(data, { recursive: true, force: true });
}
process.exit();

async function run(plan: AbusePlan): Promise<void> {
  const report = await runAbuse(plan);
  const { before, during, heaps, peak, faults } = report;
  const [calm, left] = heaps;
  console.log('| | number | p50 ms | p99 ms | slowest ms |\n|---|---|---|---|---|');
  console.log(`| acts acknowledged, in peace | ${times(before.acts)} |`);
  console.log(`| acts acknowledged, under abuse | ${times(during.acts)} |`);
  console.log(`| requests answered, in peace | ${times(before.requests)} |`);
  console.log(`| requests answered, under abuse | ${times(during.requests)} |`);
  console.log(
    `\nMatches ${report.matches}, acts acknowledged ${report.acknowledged}, lines lost ${report.lostLines}, faults ${faults.length}.`,
  );
  console.log(
    `Heap after a forced collection: ${inMb(calm.heapUsed)} MB before, ${inMb(left.heapUsed)} MB after; resident: ${inMb(calm.rss)} MB before, ${inMb(peak)} MB at most, ${inMb(left.rss)} MB after. Processor: ${inPercent(before.cpu)} of a core in peace, ${inPercent(during.cpu)} under abuse.\n`,
  );
  printTallies(report);
  const grown = left.heapUsed + left.external - calm.heapUsed - calm.external;
  if (grown > SLACK) console.error(`The heap has grown by ${inMb(grown)} MB.`);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0 || grown > SLACK) process.exitCode = 1;
}

function printTallies({ tallies }: AbuseReport): void {
  console.log('| abuse | what came of it |\n|---|---|');
  for (const [kind, outcomes] of Object.entries(tallies)) {
    const sorted = Object.entries(outcomes).sort(([, a], [, b]) => b - a);
    const told = sorted.map(([outcome, count]) => `${outcome} ${count.toLocaleString('en')}`);
    console.log(`| ${kind} | ${told.join(', ')} |`);
  }
}

function times({ count, p50, p99, slowest }: Figures): string {
  return [count.toLocaleString('en'), ...[p50, p99, slowest].map((time) => time.toFixed(1))].join(' | ');
}

function inPercent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

function inMb(bytes: number): string {
  return (bytes / MB).toFixed(1);
}

function wholeNumber(flag: string, text: string): number {
  const value = Number(text);
  if (Number.isSafeInteger(value) && value > 0) return value;
  console.error(`--${flag} is "${text}"; it takes a whole number from 1.`);
  process.exit(1);
}
