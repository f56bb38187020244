import { inspect } from 'node:util';
import { shortText } from '@quartet/core';
import { type Command, readArguments } from './command.ts';
import { Complaint } from './complaint.ts';
import { Output } from './output.ts';
import type { ProcessStreams, Streams } from './streams.ts';

/** No sentence of ours is longer; a word of the caller's or a file's may be. */
const LONGEST_SENTENCE = 1_000;
const LONGEST_STACK = 10_000;

/** One verb per file, loaded when it is called. */
const VERBS: Readonly<
  Record<string, { readonly summary: string; load(): Promise<{ readonly command: Command }> }>
> = {
  play: { summary: 'play a game in the terminal', load: () => import('./commands/play.ts') },
  rules: { summary: 'read the rules of a game', load: () => import('./commands/rules.ts') },
  trace: { summary: 'replay records, printing each decision', load: () => import('./commands/trace.ts') },
  verify: { summary: 'check records: rules, result, deal', load: () => import('./commands/verify.ts') },
  event: { summary: 'score a duplicate evening again', load: () => import('./commands/event.ts') },
  simulate: { summary: 'play many random games', load: () => import('./commands/simulate.ts') },
  deal: {
    summary: 'the deal of the day, and what bots make of it',
    load: () => import('./commands/deal.ts'),
  },
  arena: { summary: 'let bots play each other', load: () => import('./commands/arena.ts') },
  puzzles: {
    summary: 'find decisions with one clearly best move',
    load: () => import('./commands/puzzles.ts'),
  },
  serve: { summary: 'start the server', load: () => import('./commands/serve.ts') },
  admin: { summary: 'look after a server: tables, backup, …', load: () => import('./commands/admin.ts') },
  load: { summary: 'play many games against a server', load: () => import('./commands/load.ts') },
  bench: { summary: 'measure the speed of the rules', load: () => import('./commands/bench.ts') },
};

/** Runs a command line; its exit status. */
export async function quartet(words: readonly string[], given: ProcessStreams): Promise<number> {
  const [stdout, stderr] = [new Output(given.stdout), new Output(given.stderr)];
  try {
    await obey(words, { stdin: given.stdin, stdout, stderr });
    return 0;
  } catch (error) {
    if (error instanceof Complaint)
      stderr.sayAfter('quartet:', 'red', shortText(error.message, LONGEST_SENTENCE));
    else showMistake(error, stderr);
    return 1;
  }
}

/** A mistake of ours shows where it is, and may quote a stranger's text, too. */
export function showMistake(error: unknown, stderr: Output): void {
  const lines = shortText(inspect(error), LONGEST_STACK).split('\n');
  stderr.sayAll(['quartet: a mistake of ours:', ...lines.map((line) => `    ${line}`)]);
}

async function obey(words: readonly string[], streams: Streams): Promise<void> {
  const [verb, ...rest] = words;
  if (verb === undefined || verb === '--help' || verb === '-h' || verb === 'help') {
    streams.stdout.write(overview());
    return;
  }
  const entry = Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined;
  if (!entry) throw new Complaint(`"${verb}" is no command; there are ${Object.keys(VERBS).join(', ')}.`);
  const { command } = await entry.load();
  if (rest.includes('--help') || rest.includes('-h')) {
    streams.stdout.write(`${command.help.trim()}\n`);
    return;
  }
  await command.run(readArguments(command, rest), streams);
}

function overview(): string {
  const width = Math.max(...Object.keys(VERBS).map((verb) => verb.length));
  const lines = Object.entries(VERBS).map(([verb, { summary }]) => `  ${verb.padEnd(width)}  ${summary}`);
  return `Quartet: four card games at one table.\n\nquartet COMMAND …\n${lines.join('\n')}\n\nquartet COMMAND --help tells more.\n`;
}
