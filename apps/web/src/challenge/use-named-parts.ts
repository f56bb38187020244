import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** Two tables on one page have parts of the same names: each is given the name of whose it is, for those who listen. */
export function useNamedParts(table: RefObject<HTMLElement | null>, whose: string): void {
  useLayoutEffect(() => {
    const name = (): void => {
      for (const part of table.current!.querySelectorAll('section[aria-label]')) {
        const label = part.getAttribute('aria-label')!;
        if (!label.startsWith(`${whose}: `)) part.setAttribute('aria-label', `${whose}: ${label}`);
      }
    };
    name();
    const seen = new MutationObserver(name);
    seen.observe(table.current!, { childList: true, subtree: true });
    return () => seen.disconnect();
  }, [whose]);
}
