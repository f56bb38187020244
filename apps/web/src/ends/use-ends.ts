import { useLoaded } from '../app/use-loaded.ts';
import { loadEnds } from '../games/index.ts';
import type { Ends } from './ended.ts';
import { plainEnds } from './plain-ends.tsx';

/** How this game tells its ends; undefined until that is here. What cannot be had is told plainly. */
export function useEnds(gameId: string): Ends | undefined {
  return useLoaded(async () => (await loadEnds(gameId)) ?? plainEnds, [gameId]);
}
