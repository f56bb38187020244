// How far the Linko! engine is from what the machine can do; see README.md.
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { hasCompiler, type Run, type Task, withCpp } from './cpp.ts';
import type { WorkerTask } from './worker.ts';

const TASK: Task = { games: 20_000, seed: 1, passes: 4 };
const ROUNDS = 4;

type Program = 'engine' | 'flat' | 'cpp';
type Runs = Readonly<Record<Program, readonly Run[]>>;

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
const runs = hasCompiler() ? await withCpp(measure) : await measure(null);
if (values.json) console.log(JSON.stringify(summary(runs)));
else printTable(runs);
if (!playSameGames(runs)) {
  console.error(
    'The programs did not play the same games, so the ratios mean little: see the yardstick test.',
  );
  process.exitCode = 1;
}

/** Interleaved, so that a busy minute of the machine hits all programs alike. */
async function measure(playCpp: ((task: Task) => Run) | null): Promise<Runs> {
  const found: Record<Program, Run[]> = { engine: [], flat: [], cpp: [] };
  for (let round = 0; round < ROUNDS; round++) {
    found.engine.push(await inWorker({ ...TASK, program: 'engine' }));
    found.flat.push(await inWorker({ ...TASK, program: 'flat' }));
    if (playCpp) found.cpp.push(playCpp(TASK));
  }
  return found;
}

async function inWorker(task: WorkerTask): Promise<Run> {
  const worker = new Worker(new URL('worker.ts', import.meta.url), { workerData: task });
  const [run] = await once(worker, 'message');
  await worker.terminate();
  return run;
}

/** Decisions per second of the best run; null without one. */
function rate(found: readonly Run[]): number | null {
  if (found.length === 0) return null;
  return Math.round(Math.max(...found.map((run) => run.decisions / run.seconds)));
}

/** Decisions per second, and the engine's share of the others' rates. */
interface Summary {
  readonly engine: number;
  readonly flat: number;
  readonly cpp: number | null;
  readonly engineToFlat: number;
  readonly engineToCpp: number | null;
}

function summary(found: Runs): Summary {
  const engine = rate(found.engine)!;
  const flat = rate(found.flat)!;
  const cpp = rate(found.cpp);
  const share = (other: number): number => Math.round((engine / other) * 1000) / 1000;
  return { engine, flat, cpp, engineToFlat: share(flat), engineToCpp: cpp && share(cpp) };
}

function printTable(found: Runs): void {
  const { engine, flat, cpp, engineToFlat, engineToCpp } = summary(found);
  printRow('Linko!, 4 seats, random play', 'decisions/s', 'engine / this');
  printRow('engine, public contract', millions(engine), '');
  printRow('flat JavaScript', millions(flat), engineToFlat.toFixed(2));
  printRow('C++', cpp ? millions(cpp) : 'no g++', engineToCpp?.toFixed(2) ?? '');
}

function printRow(name: string, perSecond: string, share: string): void {
  console.log(`${name.padEnd(28)}${perSecond.padStart(13)}${share.padStart(16)}`.trimEnd());
}

function millions(perSecond: number): string {
  return `${(perSecond / 1e6).toFixed(1)} M`;
}

function playSameGames({ engine, flat, cpp }: Runs): boolean {
  const { decisions, checksum } = flat[0]!;
  return (
    [...engine, ...flat, ...cpp].every((run) => run.decisions === decisions) &&
    [...flat, ...cpp].every((run) => run.checksum === checksum)
  );
}
