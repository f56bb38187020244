import { FastRng, type Game, type Shapes } from '@quartet/core';
import { type Book, GRADES, type Puzzle } from './puzzle.ts';

/** Parsed JSON in; the book, or a sentence saying what is wrong with it and where. */
export function readBook(game: Game, value: unknown): Book | string {
  if (!isObject(value) || value.puzzles !== 1 || !Array.isArray(value.list))
    return 'this is no file of puzzles';
  if (value.game !== game.id) return `the puzzles are of ${JSON.stringify(value.game)}, not of ${game.id}`;
  if (value.rules !== game.version) {
    return `the puzzles are for version ${value.rules} of ${game.id}; this one is ${game.version}`;
  }
  const { levels, tries } = value;
  if (!isList(levels, 'string')) return 'levels is no list of names';
  const isShare = (one: unknown): boolean => Number.isInteger(one) && (one as number) <= Number(tries);
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
  const { best, others, found, grade, value } = one;
  if (!isList(best, 'string') || best.length === 0) return 'best is no list of moves';
  if (!Array.isArray(others) || !others.every(isOther))
    return 'others is no list of moves with what they lack';
  if (!Array.isArray(found) || found.length !== levels || !found.every(isShare)) return 'found is wrong';
  if (!GRADES.some((known) => known === grade)) return 'grade is no number of stars';
  if (typeof value !== 'number') return 'value is no number';
  return wrongMove(game, one as unknown as Puzzle);
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
  return wrong === undefined ? null : `"${wrong}" may not be played`;
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

function isList(value: unknown, type: 'string'): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === type);
}

function isOther(value: unknown): boolean {
  return Array.isArray(value) && typeof value[0] === 'string' && Number.isInteger(value[1]);
}
