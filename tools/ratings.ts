// Every level, and masters as they were earlier, in one table of ratings: `npm run ratings -- --game keltis [--seats 2] [--deals 400]
// [--earlier "after 3 minutes=early.bin"] [--workers 2] [--seed ratings]`. `--earlier` may be repeated; training/export.py makes
// such files of checkpoints. Of all entrants as many as there are seats are drawn for each deal, and everybody plays it at every seat.
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { addDuels, DEFAULT_WORKERS, type Estimate, rateDuels } from '@quartet/arena';
import { findAbout } from '@quartet/catalog/list';
import type { Entrant, Sitting, Task } from './strength/field.ts';

const LEVELS = ['random', 'easy', 'medium', 'expert', 'hard@10ms', 'master', 'master@10ms'];

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'linko' },
    seats: { type: 'string' },
    deals: { type: 'string', default: '400' },
    earlier: { type: 'string', multiple: true, default: [] },
    workers: { type: 'string', default: String(DEFAULT_WORKERS) },
    seed: { type: 'string', default: 'ratings' },
  },
});
const about = findAbout(values.game);
if (!about) throw new Error(`there is no game "${values.game}"`);
const entrants: Entrant[] = [...LEVELS.map((name) => ({ name })), ...values.earlier.map(earlier)];
const seats = Number(values.seats ?? about.seats.min);
const deals = Number(values.deals);
if (!Number.isInteger(deals) || deals < 1)
  throw new Error(`--deals ${values.deals}: a whole number from 1 on is needed`);
if (!(seats >= about.seats.min && seats <= about.seats.max))
  throw new Error(`--seats ${values.seats}: ${about.seats.min} to ${about.seats.max} play ${about.name.en}`);
const task: Task = { game: about.id, seats, entrants, seed: values.seed };

const sittings: Sitting[] = [];
let next = 0;
await Promise.all(Array.from({ length: Number(values.workers) }, work));
const n = entrants.length;
const duels = sittings.map(({ chairs, result }) => {
  const into = new Float64Array(n * n);
  addDuels(result, { chairs }, n, into);
  return into;
});
const ratings = rateDuels(duels, n, task.seed);
console.log(`${about.name.en}, ${seats} seats, ${deals} deals; the mean of all is 1500\n`);
console.log('| bot | rating | 95 % | deals | ms a decision |');
console.log('|---|---|---|---|---|');
const order = entrants.map((_, who) => who).sort((a, b) => ratings[b]!.mean - ratings[a]!.mean);
for (const who of order) console.log(row(who, ratings[who]!));

async function work(): Promise<void> {
  const thread = new Worker(new URL('./strength/field-worker.ts', import.meta.url), { workerData: task });
  const broken = new Promise<never>((_, reject) => thread.once('error', reject));
  while (next < deals) {
    const deal = next++;
    const answer = new Promise<Sitting>((resolve) => thread.once('message', resolve));
    thread.postMessage(deal);
    sittings[deal] = await Promise.race([answer, broken]);
  }
  await thread.terminate();
}

function earlier(text: string): Entrant {
  const at = text.indexOf('=');
  if (at < 1) throw new Error(`--earlier ${text}: NAME=FILE is needed`);
  return { name: text.slice(0, at), weights: text.slice(at + 1) };
}

function row(who: number, { mean, low, high }: Estimate): string {
  const within = low === null || high === null ? '' : `${low.toFixed(0)} to ${high.toFixed(0)}`;
  let [played, cpu, moves] = [0, 0, 0];
  for (const { chairs, result } of sittings) {
    const chair = chairs.indexOf(who);
    if (chair < 0) continue;
    played++;
    cpu += result.cpu[chair]!;
    moves += result.moves[chair]!;
  }
  return `| ${entrants[who]!.name} | ${mean.toFixed(0)} | ${within} | ${played} | ${(cpu / Math.max(1, moves)).toFixed(2)} |`;
}
