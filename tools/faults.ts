// People play whole games of all titles over bad lines while servers are killed: `npm run faults -- [--minutes 3]
// [--kills 20]`. First three nodes on one PostgreSQL of our own, then one on the embedded store. Ends with 1 if
// anything acknowledged is missing or there twice, a table is stuck, or a record does not verify.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { games } from '@quartet/catalog';
import { startPostgres } from '@quartet/testkit/postgres';
import { type OrdealPlan, type Report, runOrdeal } from './faults/ordeal.ts';

const { values } = parseArgs({
  options: {
    /** For each of the two. */
    minutes: { type: 'string', default: '3' },
    kills: { type: 'string', default: '20' },
    /** Tables per game. */
    tables: { type: 'string', default: '3' },
  },
});

const usual = {
  kills: wholeNumber('kills', values.kills),
  duration: wholeNumber('minutes', values.minutes) * 60_000,
  games: games.flatMap(({ id }) => Array.from({ length: wholeNumber('tables', values.tables) }, () => id)),
  thought: 60,
  patience: 180_000,
};

const columns: readonly (keyof Report)[] = [
  'games',
  'moves',
  'acknowledged',
  'kills',
  'cuts',
  'doubled',
  'overtaken',
  'reconnects',
  'reconnectP50',
  'reconnectP99',
];
console.log(`| place | ${columns.join(' | ')} | faults |`);
console.log(`|---|${columns.map(() => '---|').join('')}---|`);
{
  await using postgres = await startPostgres({ durable: true });
  const roles = ['all', 'all', 'all'] as const;
  await run('PostgreSQL, 3 nodes', { ...usual, place: { postgres }, roles, crashes: 1, isRolled: true });
}
const data = mkdtempSync(join(tmpdir(), 'quartet-faults-'));
await run('embedded, 1 node', { ...usual, place: { data }, roles: ['all'], crashes: 0, isRolled: true });
rmSync(data, { recursive: true, force: true });
process.exit();

async function run(name: string, plan: OrdealPlan): Promise<void> {
  const report = await runOrdeal(plan);
  console.log(
    `| ${name} | ${columns.map((column) => report[column]).join(' | ')} | ${report.faults.length} |`,
  );
  for (const fault of report.faults) console.error(fault);
  if (report.faults.length > 0) process.exitCode = 1;
}

function wholeNumber(flag: string, text: string): number {
  const value = Number(text);
  if (Number.isSafeInteger(value) && value > 0) return value;
  console.error(`--${flag} is "${text}"; it takes a whole number from 1.`);
  process.exit(1);
}
