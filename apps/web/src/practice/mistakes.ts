import { MISTAKES, readJson, writeItem } from '../app/local-storage.ts';
import { isListOf, isObject, isText, isTime, isWhole } from '../app/shapes.ts';
import type { Exercise } from './exercise.ts';
import { answered, isDue, LAST_STEP, type Schedule } from './schedule.ts';

/** A decision of one's own that went wrong, and when it comes back. */
export interface Mistake extends Pick<Exercise, 'id' | 'game' | 'view' | 'best' | 'others'>, Schedule {
  /** The version of the game's rules. */
  readonly rules: number;
  readonly played: string;
}

/** So many are kept: the browser's notes are small, and nobody comes back to more. */
const MOST = 60;

export function mistakes(): readonly Mistake[] {
  return readJson(MISTAKES, (value) => (isListOf(value, isMistake) ? value : null)) ?? [];
}

function isMistake(value: unknown): value is Mistake {
  if (!isObject(value)) return false;
  const { id, game, rules, view, best, others, played, step, due } = value;
  const isNamed = isText(id, 64) && isText(game, 40) && isWhole(rules, 0, 1e6);
  const isMove = (one: unknown): one is string => isText(one, 200);
  const isOther = (one: unknown): one is [string, number] =>
    Array.isArray(one) && isMove(one[0]) && typeof one[1] === 'number';
  const hasMoves = isListOf(best, isMove) && best.length > 0 && isListOf(others, isOther) && isMove(played);
  return isNamed && isObject(view) && hasMoves && isWhole(step, 0, LAST_STEP) && isTime(due);
}

function keep(list: readonly Mistake[]): void {
  writeItem(MISTAKES, JSON.stringify(list.slice(-MOST)));
}

/** What is there already keeps its day. */
export function addMistakes(added: readonly Mistake[]): void {
  const kept = mistakes();
  keep([...kept, ...added.filter(({ id }) => !kept.some((one) => one.id === id))]);
}

/** Those that are due, the longest first. */
export function dueMistakes(now: number): readonly Mistake[] {
  return mistakes()
    .filter((one) => isDue(one, now))
    .sort((a, b) => a.due - b.due);
}

export function noteAnswer(id: string, isRight: boolean, now: number): void {
  keep(
    mistakes().flatMap((one) => {
      if (one.id !== id) return [one];
      const next = answered(one, isRight, now);
      return next ? [{ ...one, ...next }] : [];
    }),
  );
}

export function exerciseOf(mistake: Mistake): Exercise {
  const { id, game, view, best, others, played } = mistake;
  return { id, game, view, best, others, played, found: [], grade: null };
}
