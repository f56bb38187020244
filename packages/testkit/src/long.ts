interface Marked {
  readonly tags: string[];
}

const SHORT: Marked = { tags: [] };

/**
 * For a test that `npm run test:long` does, and `npm test` does not: its second argument. In CI nothing is left out, and all is one
 * run: what mostly waits does so beside what has enough to do.
 */
export const LONG: Marked = process.env.CI === 'true' ? SHORT : { tags: ['long'] };

/** One case stands for all in `npm test`; the others, in another game, size, language or store, take place at length. */
export function longUnless(isChosen: boolean): Marked {
  return isChosen ? SHORT : LONG;
}
