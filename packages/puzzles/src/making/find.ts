import type { Appraised, Knowledge } from '@quartet/bots';
import { FastRng, type MoveCode, type Rng, type Shapes } from '@quartet/core';
import type { Puzzle } from '../puzzle.ts';
import { ask, roughGradeOf } from './ask.ts';
import type { Solver } from './levels.ts';
import { leadIn, lookAt, movesIn } from './search.ts';

/** Imagined deals: at a glance, which tells where a longer look is wasted; to find a puzzle; to confirm it. */
const GLANCE = 80;
export const DEALS = 600;
export const LONGER = 10;
/** How far the next best move must be behind: at a glance, when it is found, and when it is confirmed. */
const HOPE = 0.012;
const CLEAR = 0.025;
const HELD = 0.02;
/** One of the others must come as close as this, or nobody would think of it. */
const SENSIBLE = 0.15;
/** So many of the others are told. */
const TOLD = 6;

/** What puzzles of one game are found with. */
export interface Finder {
  readonly knowledge: Knowledge;
  readonly solvers: readonly Solver[];
  /** Luck follows from it and the view, so that the same view is the same puzzle whatever is hidden. */
  readonly seed: string;
}

/** What a book still has room for; what it has none for is turned down before it costs much. */
interface Room {
  for(kind: string): boolean;
  /** For what everybody finds. */
  readonly easy: boolean;
}
const ANYTHING: Room = { for: () => true, easy: true };
/** Where all who answer at once agree, they are seldom wrong: without room for that, one in so many is looked at. */
const AGREED = 4;

/** The kind of decision, so that not all are alike: yes or no, or else the phase, what is done, with how many cards. */
export function kindOf({ view, best, others }: Pick<Puzzle, 'view' | 'best' | 'others'>): string {
  if (others.length === 1) return 'yes or no';
  const [word, first, ...rest] = best[0]!.split(' ');
  // Positions may be written as a stretch.
  const stretch = /^(\d+)-(\d+)$/.exec(first ?? '');
  const cards = stretch ? Number(stretch[2]) - Number(stretch[1]) + 1 : 1 + rest.length;
  return `${view.phase} ${word} ${cards}`;
}

/** The puzzle in this view; null if there is none. */
export function findPuzzle(finder: Finder, view: Shapes['View'], room = ANYTHING): Puzzle | null {
  const { knowledge } = finder;
  const rng = new FastRng(`${finder.seed} ${JSON.stringify(view)}`);
  const agreed = room.easy ? null : agreedOn(finder, view, rng);
  if (agreed !== null && rng.below(AGREED) > 0) return null;
  const glance = lookAt(knowledge, view, rng, GLANCE);
  if (leadIn(glance, 1) < HOPE || glance[0]!.code === agreed) return null;
  if (!room.for(kindOf({ view, ...toldOf(finder, view, glance) }))) return null;
  const looked = lookAt(knowledge, view, rng, DEALS);
  const lead = leadIn(looked);
  return lead < CLEAR || lead > SENSIBLE ? null : puzzleOf(finder, view, looked);
}

/** What all play who answer at once; null if they differ. */
function agreedOn({ knowledge, solvers }: Finder, view: Shapes['View'], rng: Rng): MoveCode | null {
  const moves = movesIn(knowledge.game, view, rng);
  const prompt = solvers.filter(({ isPrompt }) => isPrompt);
  const [first, ...rest] = prompt.map(({ bot, budget }) => bot.choose(view, moves, rng, budget()));
  return rest.every((code) => code === first) ? first! : null;
}

/** The puzzle with the figures of a search ten times as long; null if it does not hold. */
export function confirmPuzzle(finder: Finder, puzzle: Puzzle): Puzzle | null {
  const { knowledge, seed } = finder;
  const { view } = puzzle;
  const rng = new FastRng(`${seed} again ${JSON.stringify(view)}`);
  const answers = answersTo(finder, view);
  const looked = lookAt(knowledge, view, rng, LONGER * DEALS, answers.flat());
  const isSame = puzzle.best.includes(textOf(finder, view, looked[0]!));
  return isSame && leadIn(looked) >= HELD ? puzzleOf(finder, view, looked, answers) : null;
}

/** The same puzzle with what the levels answer now. */
export function askAgain(finder: Finder, puzzle: Puzzle): Puzzle {
  const { game } = finder.knowledge;
  const { view, best } = puzzle;
  const state = game.imagine(view, new FastRng('text'));
  const codes = new Set(best.map((text) => game.toCode(state, game.parse(text)!)));
  const found = answersTo(finder, view).map((given) => given.filter((code) => codes.has(code)).length);
  return { ...puzzle, found, grade: roughGradeOf(found) };
}

function puzzleOf(
  finder: Finder,
  view: Shapes['View'],
  looked: readonly Appraised[],
  answers = answersTo(finder, view),
): Puzzle {
  const codes = new Set(looked.filter(({ isAlike }) => isAlike).map(({ code }) => code));
  const found = answers.map((given) => given.filter((code) => codes.has(code)).length);
  return { view, ...toldOf(finder, view, looked), found, grade: roughGradeOf(found) };
}

function toldOf(
  finder: Finder,
  view: Shapes['View'],
  looked: readonly Appraised[],
): Pick<Puzzle, 'best' | 'value' | 'others'> {
  const best = looked.filter(({ isAlike }) => isAlike);
  const others = looked.filter(({ isAlike }) => !isAlike).slice(0, TOLD);
  return {
    best: best.map((one) => textOf(finder, view, one)),
    value: thousandths(best[0]!.value),
    others: others.map((one) => [textOf(finder, view, one), thousandths(one.behind)] as const),
  };
}

function answersTo({ knowledge, solvers, seed }: Finder, view: Shapes['View']) {
  const name = `${seed} asked ${JSON.stringify(view)}`;
  return ask(solvers, view, movesIn(knowledge.game, view, new FastRng(name)), name);
}

function textOf(
  { knowledge: { game } }: Finder,
  view: Shapes['View'],
  { code }: { readonly code: MoveCode },
): string {
  return game.print(game.toMove(game.imagine(view, new FastRng('text')), code));
}

function thousandths(share: number): number {
  return Math.round(1000 * share);
}
