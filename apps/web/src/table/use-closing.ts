import type { Shapes } from '@quartet/core';
import { useMemo } from 'preact/hooks';
import { useLoaded } from '../app/use-loaded.ts';
import type { TableState } from '../engine/model.ts';
import { loadEnds } from '../games/index.ts';

/** The table as it lay when the round ended that waits to be put away; null: none does. */
export function useClosing(gameId: string, { ended, news }: TableState): Shapes['View'] | null {
  const isEnded = ended !== null;
  const told = useLoaded(async () => (isEnded ? loadEnds(gameId) : null), [gameId, isEnded]);
  return useMemo(() => {
    const last = news.at(-1)?.events;
    return (ended && last && told?.closing?.(ended, last)) ?? ended;
  }, [ended, news, told]);
}
