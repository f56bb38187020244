import { note, noted } from '../app/small-notes.ts';
import type { Exercise } from './exercise.ts';

/** By puzzle: whether the last answer to it was right. */
export type Practised = ReadonlyMap<string, boolean>;

function keyOf(game: string): string {
  return `quartet-puzzles-${game}`;
}

export function practised(game: string): Practised {
  try {
    const kept: unknown = JSON.parse(noted(keyOf(game)) ?? '{}');
    const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
    return new Map(entries.map(([id, answer]) => [id, answer === 1]));
  } catch {
    // What cannot be read is forgotten.
    return new Map();
  }
}

export function keepAnswer(game: string, id: string, isRight: boolean): void {
  const answers = new Map(practised(game)).set(id, isRight);
  note(
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
