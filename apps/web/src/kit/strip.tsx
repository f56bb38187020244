import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * A row of buttons with one tab stop: arrow keys, Home and End move within it. Used for hands and for any
 * zone with several cards.
 */
export function Strip(props: {
  readonly label: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}) {
  const root = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent): void => {
    const buttons = [...(root.current?.querySelectorAll<HTMLElement>('button') ?? [])];
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
    focusOn(buttons, Math.min(Math.max(to, 0), buttons.length - 1));
  };
  /** The one tab stop stays where the focus was last, or on the first button; buttons may come and go. */
  const stop = useRef<HTMLElement | null>(null);
  const settle = (): void => {
    const buttons = [...(root.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const focused = buttons.find((button) => button === document.activeElement);
    stop.current = focused ?? stop.current;
    const at = Math.max(0, buttons.indexOf(stop.current!));
    stopAt(buttons, at);
  };
  useLayoutEffect(settle);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a toolbar of cards; its buttons are the controls
    <div
      ref={root}
      class={props.class}
      role="group"
      aria-label={props.label}
      onKeyDown={move}
      onFocusIn={settle}
    >
      {props.children}
    </div>
  );
}

function focusOn(buttons: readonly HTMLElement[], at: number): void {
  stopAt(buttons, at);
  buttons[at]?.focus();
}

/** Writes what changes only: to write the focused button's makes the browser lay the whole table out at once. */
function stopAt(buttons: readonly HTMLElement[], at: number): void {
  for (const [i, button] of buttons.entries()) {
    const tabIndex = i === at ? 0 : -1;
    if (button.tabIndex !== tabIndex) button.tabIndex = tabIndex;
  }
}
