import { useEffect } from 'preact/hooks';

/** While nobody looks at this tab, its title says that somebody waits. */
export function useTitle(isWaited: boolean, waiting: string): void {
  useEffect(() => {
    const usual = document.title;
    const show = (): void => {
      document.title = isWaited && document.hidden ? waiting : usual;
    };
    show();
    document.addEventListener('visibilitychange', show);
    return () => {
      document.removeEventListener('visibilitychange', show);
      document.title = usual;
    };
  }, [isWaited, waiting]);
}
