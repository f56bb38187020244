import { loadGame, wordingOf } from '@quartet/catalog/list';
import type { Game, Language, Wording } from '@quartet/core';
import { useEffect, useState } from 'preact/hooks';

/** Null until they are here; if they do not come, the terms are read without them. */
export function useGameAndWords(id: string, language: Language): readonly [Game, Wording] | null {
  const [loaded, setLoaded] = useState<readonly [Game, Wording] | null>(null);
  useEffect(() => {
    void Promise.all([loadGame(id), wordingOf(id, language)]).then(setLoaded, () => undefined);
  }, [id, language]);
  return loaded && loaded[0].id === id ? loaded : null;
}
