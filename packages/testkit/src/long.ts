/** For a test that `npm run test:long` does, and `npm test` does not: its second argument. */
export const LONG: { readonly tags: string[] } = { tags: ['long'] };

/** One case stands for all in `npm test`; the others, in another game, size, language or store, take place at length. */
export function longUnless(isChosen: boolean): { readonly tags: string[] } {
  return isChosen ? { tags: [] } : LONG;
}
