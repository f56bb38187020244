import { useEffect, useState } from 'preact/hooks';

/** Room for two tables, each as wide as a tablet held upright. */
const WIDE = '(width >= 1200px)';

export function useWide(): boolean {
  const [isWide, setWide] = useState(() => matchMedia(WIDE).matches);
  useEffect(() => {
    const query = matchMedia(WIDE);
    const look = (): void => setWide(query.matches);
    query.addEventListener('change', look);
    return () => query.removeEventListener('change', look);
  }, []);
  return isWide;
}
