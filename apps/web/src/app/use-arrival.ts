import { useEffect, useRef } from 'preact/hooks';
import { titlePage } from './page-title.ts';
import type { Route } from './routes.ts';

/**
 * A page is called by its heading, and whoever comes to it from another one finds the focus there: so it is announced.
 * Where somebody's focus is already in the page, in a dialog say, it stays.
 */
export function useArrival(route: Route, app: string): void {
  const isFirst = useRef(true);
  useEffect(() => {
    const isArriving = !isFirst.current;
    isFirst.current = false;
    const arrive = (): boolean => {
      const heading = document.querySelector<HTMLElement>('main h1');
      if (!heading) return false;
      titlePage(heading.textContent ?? app, app);
      if (isArriving && document.activeElement === document.body) {
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      }
      return true;
    };
    if (arrive()) return;
    // Parts of it are still being loaded.
    const waiting = new MutationObserver(() => arrive() && waiting.disconnect());
    waiting.observe(document.body, { childList: true, subtree: true });
    return () => waiting.disconnect();
  }, [route, app]);
}
