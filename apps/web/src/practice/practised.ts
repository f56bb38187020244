import { readJson, writeItem } from '../app/local-storage.ts';
import { isObject } from '../app/shapes.ts';
import type { Exercise } from './exercise.ts';

/** By puzzle: whether the last answer to it was right. */
export type Practised = ReadonlyMap<string, boolean>;

function keyOf(game: string): string {
  return `quartet-puzzles-${game}`;
}

export function practised(game: string): Practised {
  const stored = readJson(keyOf(game), (value) => (isObject(value) ? value : null)) ?? {};
  return new Map(Object.entries(stored).map(([id, answer]) => [id, answer === 1]));
}

export function keepAnswer(game: string, id: string, isRight: boolean): void {
  const answers = new Map(practised(game)).set(id, isRight);
  writeItem(
    keyOf(game),
    JSON.stringify(Object.fromEntries([...answers].map(([one, right]) => [one, right ? 1 : 0]))),
  );
}

export function solvedOf(list: readonly Exercise[], answers: Practised): number {
  return list.filter(({ id }) => answers.get(id) === true).length;
}

/** What comes next: the easiest that is new, then what went wrong, then all of it once more. Never `not` if there is another. */
export function nextOf(list: readonly Exercise[], answers: Practised, not: string | null): Exercise | null {
  const others = list.filter(({ id }) => id !== not);
  const byGrade = [...others].sort((a, b) => (a.grade ?? 0) - (b.grade ?? 0));
  return (
    byGrade.find(({ id }) => !answers.has(id)) ??
    byGrade.find(({ id }) => answers.get(id) === false) ??
    byGrade[0] ??
    list[0] ??
    null
  );
}
