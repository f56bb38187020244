import { useEffect, useState } from 'preact/hooks';

/** Where a table does not fit, it lies in a page that scrolls: much of it is out of sight, so nothing flies across. */
const SCROLLS = '(height < 400px), (width < 360px)';

export function isStacked(): boolean {
  return matchMedia(SCROLLS).matches;
}

/** Whether a table's parts lie below each other in the order of deciding; in the page they are in that order too. */
export function useStacked(): boolean {
  const [stacked, setStacked] = useState(isStacked);
  useEffect(() => {
    const query = matchMedia(SCROLLS);
    const look = (): void => setStacked(query.matches);
    query.addEventListener('change', look);
    look();
    return () => query.removeEventListener('change', look);
  }, []);
  return stacked;
}
