import { FastRng, type Game, resolveOptions, type Shapes, shortJson } from '@quartet/core';
import { type Book, GRADES, type Puzzle } from './puzzle.ts';

/** Levels are called easy, medium and the like. */
const LONGEST_NAME = 60;
const MOST_TRIES = 1_000;
const MOST_COUNTED = 1_000;
const MOST_LEVELS = 12;

/** Parsed JSON in; the book, or a sentence saying what is wrong with it and where. */
export function readBook(game: Game, value: unknown): Book | string {
  if (!isObject(value) || value.puzzles !== 1 || !Array.isArray(value.list))
    return 'this is no file of puzzles';
  if (value.game !== game.id) return `the puzzles are of ${shortJson(value.game)}, not of ${game.id}`;
  if (value.rules !== game.version) {
    return `the puzzles are for version ${shortJson(value.rules)} of ${game.id}; this one is ${game.version}`;
  }
  const { levels, tries, confirmed } = value;
  if (!isList(levels, 'string') || levels.some((name) => name.length > LONGEST_NAME))
    return 'levels is no list of names';
  if (!isCount(tries) || tries > MOST_TRIES) return 'tries is no number of tries';
  if (confirmed !== null && !isCount(confirmed)) return 'confirmed is no number of deals';
  const isShare = (one: unknown): boolean => isCount(one) && one <= tries;
  for (const [at, one] of value.list.entries()) {
    const fault = faultOf(game, one, levels.length, isShare);
    if (fault) return `list[${at}]: ${fault}`;
  }
  return value as unknown as Book;
}

function faultOf(
  game: Game,
  one: unknown,
  levels: number,
  isShare: (one: unknown) => boolean,
): string | null {
  if (!isObject(one) || !isObject(one.view)) return 'has no view';
  if (!isTableOf(game, one.view.table) || !isSmall(one.view)) return 'the view is of no table of this game';
  const { best, others, found, grade, value } = one;
  if (!isList(best, 'string') || best.length === 0) return 'best is no list of moves';
  if (!Array.isArray(others) || !others.every(isOther))
    return 'others is no list of moves with what they lack';
  if (!Array.isArray(found) || found.length !== levels || !found.every(isShare)) return 'found is wrong';
  if (!GRADES.some((known) => known === grade)) return 'grade is no number of stars';
  if (typeof value !== 'number') return 'value is no number';
  return wrongMove(game, one as unknown as Puzzle);
}

/** Seats are counted to before anything else is looked at. */
function isTableOf(game: Game, table: unknown): boolean {
  if (!isObject(table) || !isCount(table.seats) || !isCount(table.first) || !isObject(table.options))
    return false;
  const { seats, first, options } = table;
  const isAtTable = seats >= game.seats.min && seats <= game.seats.max && first < seats;
  return isAtTable && resolveOptions(game, seats, options).ok;
}

/** No view has larger numbers, longer lists or more levels; a game would count to a billion cards. */
function isSmall(value: unknown, levels = MOST_LEVELS): boolean {
  if (typeof value === 'number') return Math.abs(value) <= MOST_COUNTED;
  if (typeof value !== 'object' || value === null) return true;
  const parts = Object.values(value);
  return levels > 0 && parts.length <= MOST_COUNTED && parts.every((part) => isSmall(part, levels - 1));
}

/** A view is believed as far as the game can go back to it from a table made of it. */
function wrongMove(game: Game, { view, best, others }: Puzzle): string | null {
  const state = stateOf(game, view);
  if (state === null || view.viewer !== view.actor || game.actor(state) !== view.actor) {
    return 'the view is not of somebody who must decide';
  }
  const texts = [...best, ...others.map(([text]) => text)];
  const wrong = texts.find((text) => {
    const move = game.parse(text);
    return !move || game.refuse(state, move) !== null;
  });
  return wrong === undefined ? null : `${shortJson(wrong)} may not be played`;
}

function stateOf(game: Game, view: Shapes['View']): Shapes['State'] | null {
  try {
    const state = game.imagine(view, new FastRng('puzzle'));
    return JSON.stringify(game.view(state, view.viewer)) === JSON.stringify(view) ? state : null;
  } catch {
    // Games trust their views; of a file anything may be wrong.
    return null;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0;
}

function isList(value: unknown, type: 'string'): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === type);
}

function isOther(value: unknown): boolean {
  return Array.isArray(value) && typeof value[0] === 'string' && Number.isInteger(value[1]);
}
