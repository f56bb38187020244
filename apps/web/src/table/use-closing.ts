import type { Shapes } from '@quartet/core';
import { useMemo } from 'preact/hooks';
import { useExtra } from '../app/use-loaded.ts';
import type { TableState } from '../engine/model.ts';
import { lookOf } from '../games/index.ts';

/** The table as it lay when the round ended that waits to be put away; null: none does. */
export function useClosing(gameId: string, { ended, news }: TableState): Shapes['View'] | null {
  const told = useExtra(ended ? lookOf(gameId).ends : undefined);
  return useMemo(() => {
    const last = news.at(-1)?.events;
    return (ended && last && told?.ends.closing?.(ended, last)) ?? ended;
  }, [ended, news, told]);
}
