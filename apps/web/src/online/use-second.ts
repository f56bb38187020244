import { useEffect, useState } from 'preact/hooks';

/** Draws anew every second while something runs. */
export function useSecond(isRunning: boolean): void {
  const [, tick] = useState(0);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
}
