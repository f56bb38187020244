import { useEffect, useState } from 'preact/hooks';
import { loadMiniCards, type MiniCards } from './mini-cards.ts';

/** Null until they are there: texts do without. */
export function useMiniCards(game: string): MiniCards | null {
  const [minis, setMinis] = useState<MiniCards | null>(null);
  useEffect(() => {
    let isWanted = true;
    void loadMiniCards(game).then((loaded) => isWanted && setMinis(loaded));
    return () => {
      isWanted = false;
    };
  }, [game]);
  return minis;
}
