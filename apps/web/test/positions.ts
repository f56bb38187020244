import { botWith, decide, iterations, loadExpert, parseBotSpec } from '@quartet/bots';
import { findGame } from '@quartet/catalog';
import { FastRng, type Game, Match, resolveOptions, type Shapes } from '@quartet/core';
import type { SavedMatch } from '../src/engine/model.ts';
import { playersOf } from './tables.ts';
import type { GameId } from './visitor.ts';

export interface Seating {
  readonly seats: number;
  readonly options?: Shapes['Options'];
  readonly seed?: string;
}

/** A decision of the first seat, in a match that bots played so far. */
export interface Position {
  readonly ply: number;
  readonly phase: string;
  readonly view: Shapes['View'];
}

/** A whole match between bots, the same each time. */
export interface PlayedMatch {
  readonly game: Game;
  readonly saved: SavedMatch;
  /** Who decided, by decision. */
  readonly actors: readonly number[];
  /** All decisions of the first seat. */
  readonly positions: readonly Position[];
}

const BOT = 'medium/balanced';

export async function playedMatch(
  id: GameId,
  { seats, options = {}, seed = id }: Seating,
): Promise<PlayedMatch> {
  const game = findGame(id)!;
  const resolved = resolveOptions(game, seats, options);
  if (!resolved.ok) throw new Error(`${id}: ${resolved.reason}`);
  const table = { seats, first: 0, options: resolved.options };
  const match = Match.start(game, table, `fast:${seed}`);
  const bot = botWith((await loadExpert(game)).knowledge, parseBotSpec(BOT)!);
  const rng = new FastRng(seed);
  const moves: string[] = [];
  const actors: number[] = [];
  const positions: Position[] = [];
  while (!match.over) {
    const view = match.view(match.actor);
    if (match.actor === 0) positions.push({ ply: match.ply, phase: view.phase, view });
    const text = game.print(decide(game, bot, view, rng, iterations(1)));
    actors.push(match.actor);
    match.play(match.actor, text);
    moves.push(text);
  }
  const saved: SavedMatch = {
    id: `${id}-${seats}-${seed}`,
    game: id,
    rules: game.version,
    ...table,
    seed: `fast:${seed}`,
    players: playersOf(seats, 1),
    moves,
    started: 1,
    updated: 1,
    casual: false,
    result: match.result()!,
  };
  return { game, saved, actors, positions };
}

/** The same match, stopped here: the first seat must decide. */
export function stoppedAt({ saved }: PlayedMatch, { ply }: Pick<Position, 'ply'>): SavedMatch {
  const { result: _, ...running } = saved;
  return { ...running, id: `${saved.id}-${ply}`, moves: saved.moves.slice(0, ply) };
}

/** Where the others begin to act, before a decision of the first seat in the second third of the match. */
export function beforeOthers({ actors }: PlayedMatch): number {
  const own = actors.findIndex(
    (actor, ply) => ply > actors.length / 3 && actor === 0 && actors[ply - 1] !== 0,
  );
  return actors.lastIndexOf(0, own - 1) + 1;
}

/** The first, one of each phase from the middle on, the fullest, and the last. */
export function tellingOnes(positions: readonly Position[]): readonly Position[] {
  const later = [...positions.slice(Math.floor(positions.length / 2)), ...positions];
  const phases = new Set(positions.map(({ phase }) => phase));
  const ofPhases = [...phases].map((phase) => later.find((position) => position.phase === phase)!);
  return [...new Set([positions[0]!, ...ofPhases, fullest(positions), positions.at(-1)!])];
}

/** Those, and some from all along the match. */
export function sampled(positions: readonly Position[]): readonly Position[] {
  const along = [0.3, 0.7].map((far) => positions[Math.floor(positions.length * far)]!);
  return [...new Set([...tellingOnes(positions), ...along])];
}

/** The one in which there is most to see. */
export function fullest(positions: readonly Position[]): Position {
  return positions.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0]!;
}

function sizeOf({ view }: Position): number {
  return JSON.stringify(view).length;
}
