// People play whole games of all titles, by the clock and over bad lines, while servers are killed, stopped and told wrong
// times, and databases and disks fail: `npm run faults -- [--kills 50] [--tables 3] [--minutes 1] [--short]`. First three nodes on
// one PostgreSQL of our own, then one on the embedded store, then one on a small disk that is full at times. Ends with 1 if
// anything acknowledged is missing or there twice, somebody lost on time, a table is stuck, or a record does not verify.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { games } from '@quartet/catalog';
import { startPostgres } from '@quartet/testkit/postgres';
import type { Blows } from './faults/blows.ts';
import { type OrdealPlan, type Report, runOrdeal } from './faults/ordeal.ts';
import { SmallDisk } from './faults/small-disk.ts';

const HOUR = 3_600_000;

// Then the nodes and the database end, too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const { values } = parseArgs({
  options: {
    /** In each of the first two places, at least. */
    minutes: { type: 'string', default: '1' },
    /** In each of the first two places. */
    kills: { type: 'string', default: '50' },
    /** Tables per game. */
    tables: { type: 'string', default: '3' },
    /** A few blows of each kind, and short ones. */
    short: { type: 'boolean', default: false },
  },
});

const kills = values.short ? 2 : wholeNumber('kills', values.kills);
const jumps = values.short ? [HOUR, -HOUR] : [HOUR, -HOUR, HOUR, -HOUR, HOUR, -HOUR];
const usual = {
  roles: ['all'] as const,
  kills,
  duration: values.short ? 0 : wholeNumber('minutes', values.minutes) * 60_000,
  games: games.flatMap(({ id }) => Array.from({ length: wholeNumber('tables', values.tables) }, () => id)),
  thought: 60,
  patience: 180_000,
};
const sleeps = values.short ? [6_000] : [2_000, 6_000, 12_000, 25_000, 40_000];

const columns: readonly (keyof Report)[] = [
  'games',
  'moves',
  'acknowledged',
  'lost',
  'twice',
  'forfeits',
  'cuts',
  'doubled',
  'overtaken',
  'reconnects',
  'reconnectP50',
  'reconnectP99',
];
console.log(`| place | blows | ${columns.join(' | ')} | faults |`);
console.log(`|---|---|${columns.map(() => '---|').join('')}---|`);
{
  await using postgres = await startPostgres({ durable: true });
  const roles = ['all', 'all', 'all'] as const;
  const outages = values.short ? [500, 5_000] : [500, 4_000, 8_000, 12_000, 20_000];
  // Others go on meanwhile: shorter than anybody has.
  const naps = values.short ? [4_000] : [2_000, 4_000, 8_000];
  const blows = { kills, outages, sleeps, naps, jumps, isRolled: true };
  await run('PostgreSQL, 3 nodes', { ...usual, roles, place: { postgres }, ...blows });
}
{
  const data = mkdtempSync(join(tmpdir(), 'quartet-faults-'));
  await run('embedded, 1 node', { ...usual, place: { data }, sleeps, jumps, isRolled: true });
  rmSync(data, { recursive: true, force: true });
}
{
  using disk = SmallDisk.mount();
  const floods = values.short ? [4_000] : [1_000, 4_000, 8_000, 16_000, 40_000];
  if (disk) await run('embedded, full disk', { ...usual, place: { disk }, kills: 1, floods, duration: 0 });
  else console.log('| embedded, full disk | skipped: a disk of our own can only be mounted by root |');
}
process.exit();

async function run(name: string, plan: OrdealPlan): Promise<void> {
  const report = await runOrdeal(plan);
  const figures = columns.map((column) => report[column]).join(' | ');
  console.log(`| ${name} | ${told(plan)} | ${figures} | ${report.faults.length} |`);
  for (const fault of report.faults) console.error(fault);
  if (report.faults.length > 0) process.exitCode = 1;
}

function told({ kills: killed, outages, sleeps: slept, naps, jumps: set, floods }: Blows): string {
  const kinds = [
    ['killed', killed],
    ['database away', outages?.length],
    ['all stopped', slept?.length],
    ['one stopped', naps?.length],
    ['clock set', set?.length],
    ['disk full', floods?.length],
  ] as const;
  return kinds.flatMap(([kind, count]) => (count ? [`${kind} ${count}`] : [])).join(', ');
}

function wholeNumber(flag: string, text: string): number {
  const value = Number(text);
  if (Number.isSafeInteger(value) && value > 0) return value;
  console.error(`--${flag} is "${text}"; it takes a whole number from 1.`);
  process.exit(1);
}
