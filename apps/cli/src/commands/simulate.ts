import { closeSync, openSync, writeSync } from 'node:fs';
import { decide } from '@quartet/bots';
import {
  FastRng,
  fastChance,
  fastSeed,
  type Game,
  Match,
  MoveList,
  playRandomly,
  resultOf,
  type Shapes,
  type Table,
} from '@quartet/core';
import { BOTS_HELP, botsFrom, type SeatedBot } from '../bot-flags.ts';
import type { Command } from '../command.ts';
import { Complaint } from '../complaint.ts';
import { Progress } from '../progress.ts';
import { GAME_NAMES, gameNamed, seedFrom, TABLE_FLAGS, TABLE_HELP, tableFrom } from '../table-flags.ts';
import { Tally } from '../tally.ts';

export const command: Command = {
  help: `
quartet simulate --game G [--seats N] [--games K] [--seed S] [--option NAME=VALUE …] [--records FILE] [--json]

Plays games at random, or with bots. The beginner goes round the table from game to game unless --first fixes it.

  --game G             ${GAME_NAMES}
${TABLE_HELP}
  --first SEAT         the seat that begins every game
  --games K            how many games (default 1000)
  --seed S             any text; the same seed plays the same games (default 1)
${BOTS_HELP}
  --records FILE       write each game as a record, one JSON object a line
  --json               the summary as one JSON object`,
  flags: {
    ...TABLE_FLAGS,
    game: 'text',
    games: 'text',
    seed: 'text',
    bots: 'text',
    records: 'text',
    json: 'switch',
  },
  words: 0,
  async run(given, streams) {
    const game = gameNamed(given.text('game'), '--game');
    const count = given.number('games', { min: 1, max: 1_000_000_000 }, 1000);
    const seed = seedFrom(given) ?? '1';
    const table = tableFrom(game, given, Math.min(4, game.seats.max), () => 0);
    const fixed = given.text('first') !== undefined;
    const named = given.text('bots');
    const bots = named === undefined ? null : await botsFrom(game, named, table.seats);
    const file = given.text('records');
    const out = file === undefined ? null : openForWriting(file);
    const tally = new Tally(table.seats);
    const progress = new Progress(count, streams);
    const moves = new MoveList(game.moveSpace);
    for (let i = 0; i < count; i++) {
      const at = fixed ? table : { ...table, first: i % table.seats };
      const name = `${seed}/${i}`;
      if (out === null && bots === null) playFast(game, at, name, moves, tally);
      else {
        const match = playMatch(game, at, name, bots);
        tally.add(match.ply, match.result()!);
        if (out !== null) writeSync(out, `${JSON.stringify(match.record())}\n`);
      }
      progress.at(i + 1);
    }
    progress.end();
    if (out !== null) closeSync(out);
    const summary = { game: game.id, seats: table.seats, options: table.options, seed, ...tally.summary() };
    streams.stdout.sayAll(
      given.has('json') ? [JSON.stringify(summary)] : tally.lines(`${game.id}, ${table.seats} seats`),
    );
  },
};

function playFast(
  game: Game,
  table: Table<Shapes['Options']>,
  name: string,
  moves: MoveList,
  tally: Tally,
): void {
  const chance = fastChance(name);
  const state = game.start(table, chance, null);
  const decisions = playRandomly(game, state, moves, chance, new FastRng(`${name} moves`));
  tally.add(decisions, resultOf(game.scoreSheet(state)));
}

/** Through Match, which writes the game down; without bots it is the same game as `playFast` plays. */
function playMatch(
  game: Game,
  table: Table<Shapes['Options']>,
  name: string,
  bots: readonly SeatedBot[] | null,
): Match {
  const match = Match.start(game, table, fastSeed(name));
  const rng = new FastRng(`${name} moves`);
  while (!match.over) {
    const seated = bots?.[match.actor];
    const moves = seated ? [] : match.moves();
    const move = seated
      ? decide(game, seated.bot, match.view(match.actor), rng, seated.budget())
      : moves[rng.below(moves.length)]!;
    match.play(match.actor, move);
  }
  return match;
}

function openForWriting(file: string): number {
  try {
    return openSync(file, 'w');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error;
    throw new Complaint(`--records ${file} cannot be written: ${code}.`);
  }
}
