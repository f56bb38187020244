import type { Shapes } from '@quartet/core';
import { useMemo, useRef } from 'preact/hooks';
import { useLoaded } from '../app/use-loaded.ts';
import type { TableState } from '../engine/model.ts';
import { loadEnds } from '../games/index.ts';

/** The table as it lay when the round ended that waits to be put away; null: none does. */
export function useClosing(gameId: string, { ended, news, ply }: TableState): Shapes['View'] | null {
  const opened = useRef(ply);
  // Once it is played at, an end may come: then how it is told is here.
  const isWanted = ended !== null || ply > opened.current;
  const told = useLoaded(async () => (isWanted ? loadEnds(gameId) : null), [gameId, isWanted]);
  return useMemo(() => {
    const last = news.at(-1)?.events;
    return (ended && last && told?.closing?.(ended, last)) ?? ended;
  }, [ended, news, told]);
}
