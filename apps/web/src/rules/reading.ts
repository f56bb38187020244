import type { Guide, Guides } from './guide.ts';
import { type Rule, type Rulebook, rulesAt } from './read-rules.ts';

/** What the sheet over a table reads out. */
export interface Reading {
  readonly rules: readonly Rule[];
  readonly example: Guide['example'] | null;
  /** Nothing in particular was found, so it is all of them. */
  readonly isAll: boolean;
}

/** `number`: the rule asked for; null: what this phase is about, as far as the game says so. */
export function readingOf(
  book: Rulebook,
  guides: Guides<string> | null,
  phase: string,
  number: string | null,
): Reading {
  const guide = number === null ? guides?.[phase] : undefined;
  const rules = rulesAt(book, number === null ? (guide?.rules ?? []) : [number]);
  if (rules.length > 0) return { rules, example: guide?.example ?? null, isAll: false };
  return { rules: book.sections.flatMap((section) => section.rules), example: null, isAll: true };
}
