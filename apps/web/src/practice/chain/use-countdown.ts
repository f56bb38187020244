import { useEffect, useState } from 'preact/hooks';
import type { Clock } from './chain-best.ts';

/** Seconds left; null where there is no clock. It stands while nobody can see the page. */
export function useCountdown(clock: Clock, isRunning: boolean): number | null {
  const [left, setLeft] = useState<number | null>(clock);
  useEffect(() => {
    if (!isRunning || clock === null) return;
    const timer = setInterval(() => {
      if (!document.hidden) setLeft((before) => Math.max(0, (before ?? 0) - 1));
    }, 1000);
    return () => clearInterval(timer);
  }, [isRunning, clock]);
  return left;
}
