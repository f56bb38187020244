import { FastRng, type Game, type Shapes } from '@quartet/core';
import type { Book, Grade, Puzzle } from '@quartet/puzzles';

/** A decision to be made once more: a puzzle, or one that went wrong in a game of one's own. Values are in thousandths. */
export interface Exercise {
  readonly id: string;
  readonly game: string;
  readonly view: Shapes['View'];
  /** Texts of the best move. */
  readonly best: readonly string[];
  /** What else was thought about, and how much less it is worth. */
  readonly others: readonly (readonly [move: string, behind: number])[];
  /** How often each level found it, 0 to 1; nothing of one's own mistakes. */
  readonly found: readonly (readonly [level: string, share: number])[];
  readonly grade: Grade | null;
  /** What was played when it went wrong. */
  readonly played: string | null;
}

export function exercisesOf({ game, levels, tries, list }: Book): readonly Exercise[] {
  return list.map((puzzle) => ({
    id: nameOf(puzzle),
    game,
    view: puzzle.view,
    best: puzzle.best,
    others: puzzle.others,
    found: puzzle.found.map((times, at) => [levels[at]!, times / tries] as const),
    grade: puzzle.grade,
    played: null,
  }));
}

/** A short name for a position that stays the same when others are added. */
export function nameOf({ view }: Pick<Puzzle, 'view'>): string {
  const rng = new FastRng(JSON.stringify(view));
  return (rng.below(2 ** 31) * 2 ** 20 + rng.below(2 ** 20)).toString(36);
}

/** The same move may be written in several ways: a chain can be laid from either end. */
export function isBest(
  game: Game,
  state: Shapes['State'],
  best: readonly string[],
  move: Shapes['Move'],
): boolean {
  const code = game.toCode(state, move);
  return best.some((text) => game.toCode(state, game.parse(text)!) === code);
}

/** How much less this move is worth than the best, in thousandths; null if nobody has looked. */
export function knownLoss(
  game: Game,
  state: Shapes['State'],
  exercise: Exercise,
  text: string,
): number | null {
  const move = game.parse(text)!;
  if (isBest(game, state, exercise.best, move)) return 0;
  return exercise.others.find(([other]) => isBest(game, state, [other], move))?.[1] ?? null;
}
