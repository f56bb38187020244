import { games } from '@quartet/catalog';
import type { Game } from '@quartet/core';
import { type BenchTask, runAlone } from '../bench/alone.ts';
import type { Command, Given } from '../command.ts';
import { Complaint } from '../complaint.ts';
import { gameNamed } from '../table-flags.ts';

export const command: Command = {
  help: `
quartet bench [--game G] [--seats N] [--seconds T] [--bots] [--json]

Random play through the public contract on one core: decisions and games per second, nanoseconds per
copy, view and imagine, heap bytes allocated per decision. Without --game, all games; without --seats,
every seat count of the game.

  --bots        measure the bots instead: lines of play that hard looks at per second and per 100 ms,
                medium's time for a move, and how well hard keeps to 10 ms
  --seconds T   how long to play each, 1 to 600 (default 3)
  --json        one JSON object per game and seat count`,
  flags: { game: 'text', seats: 'text', seconds: 'text', bots: 'switch', json: 'switch' },
  words: 0,
  async run(given, streams) {
    const seconds = given.number('seconds', { min: 1, max: 600 }, 3);
    const tasks = tasksFrom(given, seconds);
    const json = given.has('json');
    if (!json) streams.stdout.say(given.has('bots') ? BOT_TITLES : TITLES);
    for (const task of tasks) {
      const rates = await runAlone(task);
      streams.stdout.say(json ? JSON.stringify(rates) : row(Object.values(rates)));
    }
  },
};

const TITLES = row(['game', 'seats', 'moves/s', 'games/s', 'copy ns', 'view ns', 'imagine ns', 'bytes/move']);
const BOT_TITLES = row(['game', 'seats', 'lines/s', 'lines/0.1 s', 'medium µs', 'p99 of 10 ms', 'slowest']);

function tasksFrom(given: Given, seconds: number): BenchTask[] {
  const name = given.text('game');
  const chosen = name === undefined ? games : [gameNamed(name, '--game')];
  const what = given.has('bots') ? 'bots' : 'rules';
  const tasks = chosen.flatMap((game) =>
    seatCounts(game, given).map((seats): BenchTask => ({ game: game.id, seats, seconds, what })),
  );
  if (tasks.length === 0) throw new Complaint(`--seats is "${given.text('seats')}"; no game takes so many.`);
  return tasks;
}

function seatCounts(game: Game, given: Given): number[] {
  const { min, max } = game.seats;
  if (given.text('seats') === undefined) return Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const range = given.text('game') === undefined ? { min: 2, max: 6 } : game.seats;
  const seats = given.number('seats', range, min);
  return seats >= min && seats <= max ? [seats] : [];
}

function row(cells: readonly (string | number)[]): string {
  return cells.map((cell) => cell.toLocaleString('en').padStart(13)).join('');
}
