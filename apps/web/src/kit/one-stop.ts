import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** What an element needs whose buttons are one tab stop together. */
export interface OneStop {
  onKeyDown(event: KeyboardEvent): void;
  onFocusIn(): void;
}

/**
 * Arrow keys, Home and End move among the buttons of an element. Its one tab stop stays where the focus was last; before
 * that it is the first button, or the last; buttons may come and go.
 */
export function useOneStop(root: RefObject<HTMLElement | null>, begins: 'first' | 'last' = 'first'): OneStop {
  const stop = useRef<HTMLElement | null>(null);
  const all = (): HTMLElement[] => [...(root.current?.querySelectorAll<HTMLElement>('button') ?? [])];
  const settle = (): void => {
    const buttons = all();
    const focused = buttons.find((button) => button === document.activeElement);
    stop.current = focused ?? stop.current;
    const at = buttons.indexOf(stop.current!);
    stopAt(buttons, at >= 0 ? at : begins === 'first' ? 0 : buttons.length - 1);
  };
  useLayoutEffect(settle);
  const move = (event: KeyboardEvent): void => {
    const buttons = all();
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    const to = {
      ArrowRight: at + 1,
      ArrowDown: at + 1,
      ArrowLeft: at - 1,
      ArrowUp: at - 1,
      Home: 0,
      End: buttons.length - 1,
    }[event.key];
    if (to === undefined || at < 0 || event.shiftKey) return;
    event.preventDefault();
    const next = Math.min(Math.max(to, 0), buttons.length - 1);
    stopAt(buttons, next);
    buttons[next]?.focus();
  };
  return { onKeyDown: move, onFocusIn: settle };
}

/** Writes what changes only: to write the focused button's makes the browser lay the whole table out at once. */
function stopAt(buttons: readonly HTMLElement[], at: number): void {
  for (const [i, button] of buttons.entries()) {
    const tabIndex = i === at ? 0 : -1;
    if (button.tabIndex !== tabIndex) button.tabIndex = tabIndex;
  }
}
