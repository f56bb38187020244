import { type Appraised, appraise, type Knowledge, rateMoves } from '@quartet/bots';
import { type Game, listFor, type MoveCode, type Rng, type Shapes } from '@quartet/core';

/** So many of the moves that look best are played out. */
const WIDTH = 16;
/** The next best must be so many standard errors behind. */
const SURE = 4;

/** The legal moves of whoever sees this. */
export function movesIn(game: Game, view: Shapes['View'], rng: Rng): readonly MoveCode[] {
  const moves = listFor(game);
  game.legal(game.imagine(view, rng), moves);
  return moves.toArray();
}

/** What the moves worth a thought come to, the best first. `also`: what else somebody thought of. */
export function lookAt(
  knowledge: Knowledge,
  view: Shapes['View'],
  rng: Rng,
  deals: number,
  also: Iterable<MoveCode> = [],
): readonly Appraised[] {
  const codes = movesIn(knowledge.game, view, rng);
  const rated = rateMoves(knowledge, view, codes, 'balanced', rng).slice(0, WIDTH);
  const candidates = new Set([...rated.map(({ code }) => code), ...also]);
  return appraise(knowledge, view, [...candidates], rng, deals);
}

/** How far the first that is not the best move by another name is behind; 0 where chance may explain it. */
export function leadIn(appraised: readonly Appraised[], sure = SURE): number {
  const second = appraised.find(({ isAlike }) => !isAlike);
  return second === undefined || second.behind < sure * second.error ? 0 : second.behind;
}
