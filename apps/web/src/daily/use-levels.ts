import type { SameDeal } from '@quartet/deals';
import { useEffect, useState } from 'preact/hooks';
import type { LevelPoints } from './level-worker.ts';

/** What bots of each level make of a deal, one after the other as they finish; null: they cannot be asked. */
export function useLevels(deal: SameDeal): readonly LevelPoints[] | null {
  const [points, setPoints] = useState<readonly LevelPoints[] | null>([]);
  useEffect(() => {
    setPoints([]);
    const worker = new Worker(new URL('./level-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<LevelPoints>) =>
      setPoints((before) => [...(before ?? []), data]);
    // A comparison is nice to have: without a line the weights of a master may be missing.
    worker.onerror = () => setPoints((before) => (before?.length ? before : null));
    worker.postMessage(deal);
    return () => worker.terminate();
  }, [deal.seed]);
  return points;
}
