// Lighthouse on the built app, as a phone on a slow line: `npm run lighthouse [-- --runs 3]`. Of several runs the
// median counts; a score below 95 fails. Lighthouse itself is fetched by npx: it is too large to be a dependency.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CHROMIUM_FLAGS, chromiumOrExit } from '@quartet/web/chromium';
import { serveBuild } from '@quartet/web/serve-build';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'] as const;
const LEAST = 95;
const TRIES = 3;
const PAGES = ['/', '/#/set-up/linx', '/#/rules/keltis', '/#/settings'];

type Figures = Readonly<Record<(typeof CATEGORIES)[number] | (typeof TIMES)[number], number>>;

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) {
  console.error(`--runs ${values.runs}: a whole number from 1 on is needed.`);
  process.exit(2);
}

const app = await serveBuild();
const folder = mkdtempSync(join(tmpdir(), 'quartet-lighthouse-'));
try {
  console.log(`| page | ${[...CATEGORIES, ...TIMES.map((time) => `${time} ms`)].join(' | ')} |`);
  console.log(`|---|${'---|'.repeat(CATEGORIES.length + TIMES.length)}`);
  for (const page of PAGES) {
    const measured: Figures[] = [];
    for (let run = 0; run < runs; run++) measured.push(await measure(page));
    const medians = [...CATEGORIES, ...TIMES].map((name) => median(measured.map((figures) => figures[name])));
    console.log(`| ${page} | ${medians.map(Math.round).join(' | ')} |`);
    const weak = CATEGORIES.filter((_, i) => medians[i]! < LEAST);
    for (const category of weak) console.error(`${page}: ${category} is below ${LEAST}`);
    if (weak.length > 0) process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  app.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measure(page: string): Promise<Figures> {
  const file = join(folder, 'report.json');
  await lighthouse(app.url + page, [
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${CATEGORIES.join()}`,
    `--chrome-flags=--headless=new ${CHROMIUM_FLAGS.join(' ')}`,
  ]);
  const { categories, audits }: Report = JSON.parse(readFileSync(file, 'utf8'));
  return Object.fromEntries([
    ...CATEGORIES.map((name) => [name, 100 * (categories[name]?.score ?? 0)]),
    ...TIMES.map((name) => [name, audits[name]?.numericValue ?? Number.NaN]),
  ]);
}

/** On a busy machine Lighthouse now and then loses the page it looks at: then once more. */
async function lighthouse(url: string, options: readonly string[]): Promise<void> {
  for (let tries = 1; ; tries++) {
    const status = await run('npx', ['--yes', LIGHTHOUSE, url, ...options]);
    if (status === 0) return;
    if (tries === TRIES) throw new Error(`${LIGHTHOUSE} ended with ${status} on ${url}, ${TRIES} times.`);
  }
}

function run(command: string, options: readonly string[]): Promise<number | null> {
  const env = { ...process.env, CHROME_PATH: chromiumOrExit() };
  const child = spawn(command, options, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  return new Promise((resolve, reject) => child.once('error', reject).once('exit', resolve));
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1]! + sorted[sorted.length >> 1]!) / 2;
}
