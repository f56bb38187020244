import type { Language } from '@quartet/core';

/** An example for each phase of a game, in one language. */
export type Examples<Phase extends string> = Readonly<Record<Phase, string>>;

/** What the rules say about each phase of a game: their numbers, and an example. */
export interface Guides<Phase extends string = string> {
  readonly rules: Readonly<Record<Phase, readonly string[]>>;
  readonly examples: Readonly<Record<Language, Examples<Phase>>>;
}
