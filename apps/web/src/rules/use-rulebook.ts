import type { Language } from '@quartet/core';
import { useEffect, useState } from 'preact/hooks';
import type { Rulebook } from './read-rules.ts';
import { loadRulebook } from './rulebooks.ts';

/** Undefined while it is being loaded, null if there is none. */
export function useRulebook(game: string, language: Language): Rulebook | null | undefined {
  const [book, setBook] = useState<Rulebook | null | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    void loadRulebook(game, language).then((loaded) => isWanted && setBook(loaded));
    return () => {
      isWanted = false;
    };
  }, [game, language]);
  return book;
}
