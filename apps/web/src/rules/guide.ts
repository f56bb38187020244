import type { Language } from '@quartet/core';

/** What the rules say about one phase of a game: their numbers, and an example. */
export interface Guide {
  readonly rules: readonly string[];
  readonly example: Readonly<Record<Language, string>>;
}

export type Guides<Phase extends string> = Readonly<Record<Phase, Guide>>;
