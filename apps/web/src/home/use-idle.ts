import { useEffect, useState } from 'preact/hooks';

/** Safari does not tell when it is idle; then it is after so many milliseconds. */
const SOON = 500;

/** Whether the page has had a quiet moment. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const wait: (then: () => void) => unknown =
      globalThis.requestIdleCallback ?? ((then) => setTimeout(then, SOON));
    wait(() => setIdle(true));
  }, []);
  return isIdle;
}
