import type { Language } from '@quartet/core';
import { useLoaded } from '../app/use-loaded.ts';
import type { Rulebook } from './read-rules.ts';
import { loadRulebook } from './rulebooks.ts';

/** Undefined while it is being loaded, null if there is none. */
export function useRulebook(game: string, language: Language): Rulebook | null | undefined {
  return useLoaded(() => loadRulebook(game, language), [game, language]);
}
