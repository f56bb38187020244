import { writeFileSync } from 'node:fs';
import {
  ArenaFault,
  DEFAULT_WORKERS,
  type DealResult,
  outcomeLines,
  playHere,
  reportOf,
  type Settings,
  seatBots,
  summarise,
} from '@quartet/arena';
import { wordingOf } from '@quartet/catalog';
import type { Command, Given } from '../command.ts';
import { Complaint } from '../complaint.ts';
import { Progress } from '../progress.ts';
import type { Streams } from '../streams.ts';
import { GAME_NAMES, gameNamed, TABLE_FLAGS, TABLE_HELP, tableFrom } from '../table-flags.ts';

export const command: Command = {
  help: `
quartet arena --game G --bots A,B,… [--seats N] [--deals K] [--seed S] [--option NAME=VALUE …] [--json]
quartet arena worker --database URL [--workers N] [--until-idle]

Bots against each other: the same deals with every rotation of the seats. Bots are written like random, easy,
medium, expert, hard, hard/greedy, hard@10ms (processor time) or hard@400 (iterations: the same games every time).

  --game G             ${GAME_NAMES}
${TABLE_HELP}
  --first SEAT         the seat that begins every game (default 0)
  --bots A,B,…         who plays; if fewer than the seats, the last is repeated
  --deals K            how many deals (default 100)
  --seed S             any text; the same seed deals the same cards (default 1)
  --workers N          how many threads play (default: one per core)
  --json               the result as one JSON object
  --report FILE        the result as a web page
  --database URL       have the deals played by the workers of this PostgreSQL, on any number of machines
  --run ID             gather a run that was left to a database earlier
  --until-idle         a worker ends when no deal is left`,
  flags: {
    ...TABLE_FLAGS,
    game: 'text',
    bots: 'text',
    deals: 'text',
    seed: 'text',
    workers: 'text',
    json: 'switch',
    report: 'text',
    database: 'text',
    run: 'text',
    'until-idle': 'switch',
  },
  words: 1,
  async run(given, streams) {
    const [word] = given.words;
    if (word !== undefined && word !== 'worker') {
      throw new Complaint(`"${word}" is no part of quartet arena; see --help.`);
    }
    try {
      await (word === 'worker' ? work(given, streams) : compete(given, streams));
    } catch (error) {
      if (error instanceof ArenaFault) throw new Complaint(`${error.message}.`);
      throw error;
    }
  },
};

interface Played {
  readonly settings: Settings;
  readonly results: readonly DealResult[];
}

async function compete(given: Given, streams: Streams): Promise<void> {
  if (given.has('until-idle')) throw new Complaint('--until-idle belongs to quartet arena worker.');
  const report = given.text('report');
  const url = given.text('database');
  // An unwritable file is better known before the games than after; what it holds stays until then.
  if (report !== undefined) writeReport(report, '', 'a');
  const { settings, results } = await (url === undefined
    ? here(given, streams)
    : elsewhere(given, streams, url));
  const outcome = summarise(settings, results);
  streams.stdout.sayAll(given.has('json') ? [JSON.stringify(outcome)] : outcomeLines(outcome));
  if (report === undefined) return;
  const { title } = await wordingOf(settings.game, 'en');
  writeReport(report, reportOf(outcome, results, title));
}

async function here(given: Given, streams: Streams): Promise<Played> {
  if (given.text('run') !== undefined) throw new Complaint('--run goes with --database.');
  const settings = settingsFrom(given);
  const progress = new Progress(settings.deals, streams);
  const playing = playHere(settings, workersFrom(given), (done) => progress.at(done));
  return { settings, results: await playing.finally(() => progress.end()) };
}

async function elsewhere(given: Given, streams: Streams, url: string): Promise<Played> {
  if (given.text('workers') !== undefined) {
    throw new Complaint('--workers goes with quartet arena worker when there is a --database.');
  }
  const { gatherRun, startRun } = await import('@quartet/arena/queue');
  const run = given.text('run') ?? (await startRun(url, settingsFrom(given)));
  streams.stderr.say(`run ${run}; to gather it later: quartet arena --database … --run ${run}`);
  let progress: Progress | undefined;
  const gathering = gatherRun(url, run, (done, deals) =>
    (progress ??= new Progress(deals, streams)).at(done),
  );
  return gathering.finally(() => progress?.end());
}

function settingsFrom(given: Given): Settings {
  const game = gameNamed(given.text('game'), '--game');
  const table = tableFrom(game, given, Math.min(4, game.seats.max), () => 0);
  const named = given.text('bots');
  if (named === undefined) throw new Complaint('--bots is missing: who plays, such as hard,medium.');
  return {
    game: game.id,
    rules: game.version,
    ...table,
    bots: seatBots(named, table.seats),
    deals: given.number('deals', { min: 1, max: 10_000_000 }, 100),
    seed: given.text('seed') ?? '1',
  };
}

async function work(given: Given, { stderr }: Streams): Promise<void> {
  const url = given.text('database');
  if (url === undefined) throw new Complaint('--database is missing: where the deals to play are.');
  const { workOff } = await import('@quartet/arena/queue');
  let played = 0;
  const onDeal = (): void => {
    if (stderr.isTTY) stderr.redraw(`${++played} deals played`);
  };
  await workOff(url, { workers: workersFrom(given), untilIdle: given.has('until-idle'), onDeal });
}

function workersFrom(given: Given): number {
  return given.number('workers', { min: 1, max: 1024 }, DEFAULT_WORKERS);
}

function writeReport(file: string, page: string, flag = 'w'): void {
  try {
    writeFileSync(file, page, { flag });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error;
    throw new Complaint(`--report ${file} cannot be written: ${code}.`);
  }
}
