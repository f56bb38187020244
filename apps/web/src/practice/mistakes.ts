import { MISTAKES, note, noted } from '../app/small-notes.ts';
import type { Exercise } from './exercise.ts';
import { answered, isDue, type Schedule } from './schedule.ts';

/** A decision of one's own that went wrong, and when it comes back. */
export interface Mistake extends Pick<Exercise, 'id' | 'game' | 'view' | 'best' | 'others'>, Schedule {
  /** The version of the game's rules. */
  readonly rules: number;
  readonly played: string;
}

/** So many are kept: the browser's notes are small, and nobody comes back to more. */
const MOST = 60;

export function mistakes(): readonly Mistake[] {
  try {
    const kept: unknown = JSON.parse(noted(MISTAKES) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    // What cannot be read is forgotten.
    return [];
  }
}

function keep(list: readonly Mistake[]): void {
  note(MISTAKES, JSON.stringify(list.slice(-MOST)));
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
