import { useEffect, useState } from 'preact/hooks';

/** Whether the page has had a quiet moment. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    // Safari does not tell when it is idle.
    const wait: (then: () => void) => unknown = self.requestIdleCallback ?? setTimeout;
    wait(() => setIdle(true));
  }, []);
  return isIdle;
}
