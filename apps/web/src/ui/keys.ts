import { useEffect, useRef } from 'preact/hooks';

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
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (document.querySelector('dialog[open]') || isTyping(event.target)) return;
      if (isCharacter(event.key) && document.documentElement.dataset.keys === 'few') return;
      // Enter and Space on a focused button press that button.
      const isOnButton =
        event.target instanceof HTMLButtonElement || event.target instanceof HTMLAnchorElement;
      if (isOnButton && (event.key === 'Enter' || event.key === ' ')) return;
      const act = latest.current[event.key] ?? latest.current[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act(event);
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
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
