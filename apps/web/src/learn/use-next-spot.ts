import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { nameOf, nextSpot } from './next-spot.ts';

const WATCHED = {
  subtree: true,
  childList: true,
  characterData: true,
  attributeFilter: ['aria-pressed', 'aria-disabled', 'aria-label', 'data-spot'],
};

/** The thing to tap next, and its name for listeners. */
export interface NextSpot {
  readonly element: HTMLElement | null;
  readonly name: string;
}

const NONE: NextSpot = { element: null, name: '' };

/** It changes with what is chosen on the table. */
export function useNextSpot(root: RefObject<HTMLElement | null>, spots: readonly string[]): NextSpot {
  const [next, setNext] = useState(NONE);
  useLayoutEffect(() => {
    const table = root.current;
    if (!table) return;
    const look = (): void => {
      const element = nextSpot(table, spots);
      const name = element ? nameOf(element) : '';
      setNext((now) => (now.element === element && now.name === name ? now : { element, name }));
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(table, WATCHED);
    return () => observer.disconnect();
  }, [spots]);
  useFocusOn(next.element);
  return next;
}

/** Whoever plays by keyboard finds the focus on it; a pointer leaves the focus alone. */
function useFocusOn(element: HTMLElement | null): void {
  const [byKeyboard] = useState({ now: false });
  useEffect(() => {
    const key = (): void => void (byKeyboard.now = true);
    const pointer = (): void => void (byKeyboard.now = false);
    addEventListener('keydown', key, true);
    addEventListener('pointerdown', pointer, true);
    return () => {
      removeEventListener('keydown', key, true);
      removeEventListener('pointerdown', pointer, true);
    };
  }, []);
  useEffect(() => {
    if (byKeyboard.now && !document.querySelector('dialog[open]')) element?.focus({ preventScroll: true });
  }, [element]);
}
