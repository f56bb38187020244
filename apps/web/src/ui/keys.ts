import { useLayoutEffect, useRef } from 'preact/hooks';

/** The golden button, while it can be pressed. */
const GOLDEN = '[data-spot="primary"]:not([aria-disabled="true"])';

/** Keys that do something at a table, as `event.key` names them; letters small. */
export type Keys = Readonly<Record<string, (event: KeyboardEvent) => void>>;

/**
 * While the table is shown and no dialog or text field has the keyboard. Who has turned single letters off
 * keeps the keys that nobody speaks or types by accident: Enter, Escape, arrows.
 */
export function useKeys(keys: Keys): void {
  // Effects come late: a quick second key must find what the first one has changed.
  const latest = useRef(keys);
  latest.current = keys;
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (document.querySelector('dialog[open]') || isTyping(event.target)) return;
      if (isCharacter(event.key) && document.documentElement.dataset.keys === 'few') return;
      if (pressesItself(event)) return;
      const act = latest.current[event.key] ?? latest.current[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      if (/^\d$/.test(event.key)) followed(() => act(event));
      else act(event);
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
}

/** Space on a focused button presses it, and so does Enter; but on what can be chosen, Enter is the golden button. */
function pressesItself({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement)) return false;
  if (key !== 'Enter') return key === ' ';
  return !target.matches('[aria-pressed]') || !document.querySelector(GOLDEN);
}

/** Whatever a digit chooses has the focus after that. */
function followed(choose: () => void): void {
  const chosen = (): HTMLElement[] => [
    ...document.querySelectorAll<HTMLElement>('main [aria-pressed="true"]'),
  ];
  const before = new Set(chosen());
  choose();
  requestAnimationFrame(() =>
    chosen()
      .find((one) => !before.has(one))
      ?.focus(),
  );
}

function isCharacter(key: string): boolean {
  return [...key].length === 1 && key !== ' ';
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  );
}
