import { useEffect } from 'preact/hooks';
import { callInTitle } from '../app/page-title.ts';

/** While nobody looks at this tab, its title says that somebody waits. */
export function useTitle(isWaited: boolean, waiting: string): void {
  useEffect(() => {
    const show = (): void => callInTitle(isWaited && document.hidden ? waiting : null);
    show();
    document.addEventListener('visibilitychange', show);
    return () => {
      document.removeEventListener('visibilitychange', show);
      callInTitle(null);
    };
  }, [isWaited, waiting]);
}
