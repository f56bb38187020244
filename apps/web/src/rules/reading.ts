import type { Guides } from './guide.ts';
import { type Rule, type Rulebook, rulesAt } from './read-rules.ts';

/** What the sheet over a table reads out. */
export interface Reading {
  readonly rules: readonly Rule[];
  readonly example: string | null;
  /** Nothing in particular was found, so it is all of them. */
  readonly isAll: boolean;
}

/** `number`: the rule asked for; null: what this phase is about, as far as the game says so. */
export function readingOf(
  book: Rulebook,
  guides: Guides | null,
  phase: string,
  number: string | null,
): Reading {
  const rules = rulesAt(book, number === null ? (guides?.rules[phase] ?? []) : [number]);
  const example = number === null ? (guides?.examples[book.language][phase] ?? null) : null;
  if (rules.length > 0) return { rules, example, isAll: false };
  return { rules: book.sections.flatMap((section) => section.rules), example: null, isAll: true };
}
