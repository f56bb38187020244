import { useEffect } from 'preact/hooks';

/** Single keys that do something at a table, as `event.key` names them. */
export type Keys = Readonly<Record<string, () => void>>;

/** While the table is shown and no dialog or text field has the keyboard. */
export function useKeys(keys: Keys): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (document.querySelector('dialog[open]') || isTyping(event.target)) return;
      // Enter and Space on a focused button press that button.
      const isOnButton =
        event.target instanceof HTMLButtonElement || event.target instanceof HTMLAnchorElement;
      if (isOnButton && (event.key === 'Enter' || event.key === ' ')) return;
      const act = keys[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  });
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  );
}
