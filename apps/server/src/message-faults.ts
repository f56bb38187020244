import { DEEPEST, levelsOf } from '@quartet/core';

/** What is wrong with parsed JSON from outside, whatever it is meant for; null: nothing. `mostParts`: values and keys in it. */
export function jsonFault(json: unknown, mostParts = Number.POSITIVE_INFINITY): string | null {
  let depth = 0;
  let parts = 0;
  for (const level of levelsOf(json)) {
    if (depth++ > DEEPEST) return `it is nested more than ${DEEPEST} deep`;
    parts += level.length;
    if (parts > mostParts) return `it has more than ${mostParts} parts`;
    // SQLite stores texts with this sign, PostgreSQL refuses them.
    if (level.some((part) => typeof part === 'string' && part.includes('\u0000')))
      return 'there is a NUL in it';
  }
  return null;
}

/** Signs of what a client sent that an answer repeats. */
const LONGEST = 200;

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** The first thing a schema found wrong: where, as `act.seat` (empty: the whole), and a sentence. Neither is longer than a line. */
export function shapeFault([issue]: readonly Issue[]): { readonly path: string; readonly sentence: string } {
  const sentence = cut(issue?.message ?? 'it is not as it should be');
  return {
    path: cut(issue?.path.join('.') ?? ''),
    sentence: /[.!?]$/.test(sentence) ? sentence : `${sentence}.`,
  };
}

function cut(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST).toWellFormed()}…` : text;
}
