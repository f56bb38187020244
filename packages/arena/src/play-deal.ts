import { type Bot, budgetFor, makeBot } from '@quartet/bots';
import { findGame } from '@quartet/catalog';
import { FastRng, fastChance, type Game, MoveList, NOBODY, type Shapes, type Table } from '@quartet/core';
import { entrantAt, type LineUp, lineUp } from './entrants.ts';
import { ArenaFault } from './fault.ts';
import type { Settings } from './settings.ts';
import { threadMilliseconds } from './thread-clock.ts';

/** One deal, played once with every rotation of the chairs. */
export interface DealResult {
  readonly deal: number;
  readonly games: readonly GameResult[];
  /** By entrant: decisions made, and the processor time they took in milliseconds. */
  readonly moves: readonly number[];
  readonly cpu: readonly number[];
}

/** By seat. */
interface GameResult {
  readonly points: readonly number[];
  readonly places: readonly number[];
}

/** A run made ready for playing in this thread. */
export interface Field {
  readonly settings: Settings;
  readonly game: Game;
  readonly table: Table<Shapes['Options']>;
  readonly lineUp: LineUp;
  /** By entrant. */
  readonly bots: readonly Bot[];
  readonly moves: MoveList;
}

export function prepare(settings: Settings): Field {
  const game = findGame(settings.game);
  if (!game) throw new ArenaFault(`this version of Quartet has no game "${settings.game}"`);
  if (game.version !== settings.rules) {
    throw new ArenaFault(
      `the run wants ${game.id} with rules version ${settings.rules}; this Quartet has ${game.version}`,
    );
  }
  const { seats, first, options } = settings;
  const line = lineUp(settings.bots);
  const bots = line.entrants.map(({ spec }) => makeBot(game, spec));
  const moves = new MoveList(game.moveSpace);
  return { settings, game, table: { seats, first, options }, lineUp: line, bots, moves };
}

export function playDeal(field: Field, deal: number): DealResult {
  const none = field.lineUp.entrants.map(() => 0);
  const spent: Spent = { moves: [...none], cpu: [...none] };
  const games = field.lineUp.chairs.map((_, rotation) => playGame(field, deal, rotation, spent));
  return { deal, games, ...spent };
}

interface Spent {
  readonly moves: number[];
  readonly cpu: number[];
}

/** The deal comes from the seed and its number alone, so that all rotations get the same cards. */
function playGame(field: Field, deal: number, rotation: number, spent: Spent): GameResult {
  const { game, table, lineUp: line, bots, moves, settings } = field;
  const name = `${settings.seed}/${deal}`;
  const chance = fastChance(name);
  const rngs = line.chairs.map((_, seat) => new FastRng(`${name} bot ${rotation} ${seat}`));
  const state = game.start(table, chance, null);
  for (let ply = 0; game.actor(state) !== NOBODY; ply++) {
    const seat = game.actor(state);
    const who = entrantAt(line, rotation, seat);
    const entrant = line.entrants[who]!;
    const place = () => `${game.id}, seed ${name}, rotation ${rotation}, ply ${ply}, bot ${entrant.name}`;
    game.legal(state, moves);
    const view = game.view(state, seat);
    const listed = moves.toArray();
    const budget = budgetFor(entrant.spec, threadMilliseconds);
    const before = threadMilliseconds();
    const code = asked(() => bots[who]!.choose(view, listed, rngs[seat]!, budget), place);
    spent.cpu[who]! += threadMilliseconds() - before;
    spent.moves[who]!++;
    if (!moves.includes(code)) throw new ArenaFault(`${place()}: it chose ${code}, which is not listed`);
    game.play(state, code, chance, null);
  }
  const sheet = [...game.scoreSheet(state)].sort((a, b) => a.seat - b.seat);
  return { points: sheet.map((line) => line.points), places: sheet.map((line) => line.place) };
}

/** A bot that breaks is a mistake in the program: it keeps its stack, and says where it happened. */
function asked<T>(choose: () => T, place: () => string): T {
  try {
    return choose();
  } catch (cause) {
    throw new Error(`${place()}: it broke (${cause instanceof Error ? cause.message : cause})`, { cause });
  }
}
