import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { knowledgeOf, loadMaster } from '@quartet/bots';
import { games } from '@quartet/catalog';
import type { Game } from '@quartet/core';
import { type Book, GRADES, readBook } from '@quartet/puzzles';
import { askBook, confirmBook, type Made, makePuzzles } from '@quartet/puzzles/making';
import type { Command, Given } from '../command.ts';
import { Complaint } from '../complaint.ts';
import { Progress } from '../progress.ts';
import type { Streams } from '../streams.ts';
import { GAME_NAMES, gameNamed, seedFrom } from '../table-flags.ts';
import { jsonOf } from '../text-files.ts';

export const command: Command = {
  help: `
quartet puzzles --game G [--count N] [--seed S] [--seats N] [--confirm] [--out FILE] [--json]
quartet puzzles FILE [--confirm | --ask] [--out FILE] [--json]

Finds decisions in games of bots in which one move is clearly best by what its maker knows, and asks every level
what it would play. With FILE: puzzles that were found before.

  --game G     ${GAME_NAMES}
  --count N    how many puzzles (default 20)
  --seed S     any text; the same seed finds the same puzzles (default 1)
  --seats N    how many play (default: what is usual, one after the other)
  --confirm    search again, ten times as long, and leave out what does not hold
  --ask        of FILE: ask every level again, as after bots have learnt something; the solutions stay
  --out FILE   write them as JSON
  --json       the summary as one JSON object`,
  flags: {
    game: 'text',
    count: 'text',
    seed: 'text',
    seats: 'text',
    confirm: 'switch',
    ask: 'switch',
    out: 'text',
    json: 'switch',
  },
  words: 1,
  async run(given, streams) {
    const [file] = given.words;
    const kept = file === undefined ? null : await bookIn(file);
    const game = kept?.game ?? gameNamed(given.text('game'), '--game');
    const out = given.text('out');
    if (out !== undefined) write(out, '', 'a');
    await loadMaster(knowledgeOf(game), readFile);
    if (!kept && given.has('ask'))
      throw new Complaint('--ask takes a file of puzzles that were found before.');
    const isWork = !kept || given.has('confirm') || given.has('ask');
    const made = isWork ? work(given, streams, game, kept?.book ?? null) : asKept(kept.book);
    const summary = summaryOf(made);
    streams.stdout.sayAll(given.has('json') ? [JSON.stringify(summary)] : linesOf(summary));
  },
};

function work(given: Given, streams: Streams, game: Game, kept: Book | null): Made {
  const count = kept?.list.length ?? given.number('count', { min: 1, max: 100_000 }, 20);
  const seats = given.text('seats') === undefined ? null : given.number('seats', game.seats, 0);
  const seed = seedFrom(given) ?? '1';
  const isConfirmed = given.has('confirm');
  const out = given.text('out');
  const progress = new Progress(count, streams);
  let last: Made | null = null;
  const again = given.has('ask') ? askBook : confirmBook;
  for (const made of kept ? again(game, kept) : makePuzzles({ game, seed, count, seats, isConfirmed })) {
    last = made;
    // It takes long: what is there can be used already.
    if (out !== undefined) write(out, printBook(made.book));
    progress.at(kept ? made.found : made.held);
  }
  progress.end();
  if (!last) throw new Complaint('there was no puzzle in any of the games.');
  return last;
}

function asKept(book: Book): Made {
  const { length } = book.list;
  return { looked: length, found: length, held: length, book };
}

async function bookIn(file: string): Promise<{ readonly game: Game; readonly book: Book }> {
  const value = await jsonOf(file);
  const id = typeof value === 'object' && value !== null ? Reflect.get(value, 'game') : null;
  const game = games.find((known) => known.id === id) ?? games[0]!;
  const book = readBook(game, value);
  if (typeof book === 'string') throw new Complaint(`${file}: ${book}.`);
  return { game, book };
}

/** A line for each puzzle, so that differences can be read. */
function printBook({ list, ...head }: Book): string {
  const lines = list.map((puzzle) => JSON.stringify(puzzle)).join(',\n');
  return `${JSON.stringify(head).slice(0, -1)},"list":[\n${lines}\n]}\n`;
}

function summaryOf({ looked, found, held, book }: Made) {
  const { game, levels, tries, list } = book;
  const share = (level: number): number =>
    list.reduce((sum, puzzle) => sum + puzzle.found[level]!, 0) / (tries * list.length);
  return {
    game,
    looked,
    found,
    held,
    confirmed: book.confirmed,
    shares: Object.fromEntries(levels.map((name, level) => [name, share(level)])),
    grades: GRADES.map((grade) => list.filter((puzzle) => puzzle.grade === grade).length),
  };
}

function linesOf({
  game,
  looked,
  found,
  held,
  confirmed,
  shares,
  grades,
}: ReturnType<typeof summaryOf>): string[] {
  return [
    `${game}: ${looked} decisions looked at, ${found} puzzles found`,
    confirmed === null
      ? 'not confirmed by a longer search'
      : `${held} held when searched ten times as long (${confirmed} deals), ${found - held} did not`,
    `found by  ${Object.entries(shares)
      .map(([name, share]) => `${name} ${(100 * share).toFixed(1)} %`)
      .join('  ')}`,
    `stars     ${grades.map((count, at) => `${at + 1}: ${count}`).join('  ')}`,
  ];
}

function write(file: string, text: string, flag = 'w'): void {
  try {
    writeFileSync(file, text, { flag });
  } catch (error) {
    throw new Complaint(`--out ${file} cannot be written: ${codeOf(error)}.`);
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : error;
}
