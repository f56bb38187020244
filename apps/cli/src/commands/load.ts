import { games } from '@quartet/catalog';
import type { Command, Given } from '../command.ts';
import { Complaint } from '../complaint.ts';
import { Pacer } from '../load/pacer.ts';
import { Party } from '../load/party.ts';
import { Tallies } from '../load/tallies.ts';

/** How many parties are gathered at once. */
const AT_ONCE = 10;

export const command: Command = {
  help: `
quartet load --server URL [--players N] [--seconds T] [--rate R] [--seats S] [--game G] [--json]

Plays real games against a running server, each player with a connection of their own, choosing legal moves
at random, and measures: moves per second, milliseconds from sending a move until everybody at the table
was shown it, and what was refused. Start the server with --no-limits, or it slows down the guests.

  --server URL   http://localhost:8080
  --players N    connected people (1000)
  --seconds T    how long to measure, after everybody has begun (20)
  --rate R       moves per second in all; as many as possible if left out
  --seats S      people per table (4)
  --game G       one game only; all in turn if left out
  --json         one JSON object`,
  flags: {
    server: 'text',
    players: 'text',
    seconds: 'text',
    rate: 'text',
    seats: 'text',
    game: 'text',
    json: 'switch',
  },
  words: 0,
  async run(given, streams) {
    const server = serverOf(given);
    const game = gameOf(given);
    const seats = given.number('seats', { min: 2, max: 4 }, 4);
    const players = given.number('players', { min: seats, max: 100_000 }, 1000);
    const seconds = given.number('seconds', { min: 1, max: 86_400 }, 20);
    const rate =
      given.text('rate') === undefined ? null : given.number('rate', { min: 1, max: 1_000_000 }, 1);
    const tallies = new Tallies();
    const pacer = new Pacer(rate);
    const around = { server, pacer, tallies, game };
    const parties = await gatherAll(Math.floor(players / seats), (n) => Party.gather(around, n, seats));
    let failure: Error | null = null;
    for (const party of parties)
      party.play().catch((error: Error) => {
        failure = error;
      });
    await pause(Math.min(10, seconds) * 500);
    tallies.reset();
    const started = performance.now();
    await pause(seconds * 1000);
    const elapsed = (performance.now() - started) / 1000;
    const report = {
      players: parties.length * seats,
      tables: parties.length,
      seconds: round(elapsed),
      moves: tallies.moves,
      movesPerSecond: round(tallies.moves / elapsed),
      games: tallies.games,
      p50: round(tallies.percentile(0.5)),
      p99: round(tallies.percentile(0.99)),
      lostConnections: tallies.lost,
      errors: tallies.refused,
      ...(tallies.refused > 0 && { problems: Object.fromEntries(tallies.problems) }),
    };
    pacer.stop();
    for (const party of parties) party.stop();
    // What was measured is told, also where a table did not get on to the end.
    streams.stdout.sayAll(given.has('json') ? [JSON.stringify(report)] : lines(report));
    if (failure) throw failure;
    process.exit(0);
  },
};

function serverOf(given: Given): URL {
  const text = given.text('server');
  if (text === undefined) throw new Complaint('load needs --server, such as http://localhost:8080.');
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Complaint(`--server is "${text}"; it takes a http(s) address.`);
  return url;
}

function gameOf(given: Given): string | null {
  const id = given.text('game') ?? null;
  if (id !== null && !games.some((game) => game.id === id))
    throw new Complaint(`There is no game "${id}"; there are ${games.map((game) => game.id).join(', ')}.`);
  return id;
}

async function gatherAll<T>(count: number, gather: (n: number) => Promise<T>): Promise<T[]> {
  const gathered: T[] = [];
  for (let from = 0; from < count; from += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, i) => from + i);
    gathered.push(...(await Promise.all(numbers.map(gather))));
  }
  return gathered;
}

function lines(report: object): string[] {
  return Object.entries(report).map(
    ([key, value]) => `${key.padEnd(16)} ${typeof value === 'object' ? JSON.stringify(value) : value}`,
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
