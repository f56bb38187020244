import { useEffect } from 'preact/hooks';

/** In milliseconds: a second click within this was meant for what the first one met. */
const HASTY = 300;

/** What a click met. */
export interface Met {
  readonly button: Element | null;
  /** What it said then. */
  readonly label: string;
  readonly at: number;
}

/** Whether a click is the second half of a double click, and meets another button than the first, or one that says something else by now. */
export function isHasty(first: Met | null, second: Met, count: number): boolean {
  if (!first || count < 2 || second.at - first.at > HASTY || !second.button) return false;
  return first.button !== second.button || first.label !== second.label;
}

/**
 * A double click answers one question, not the next one as well. Keys and single clicks are never held back, nor are
 * cards and switches, which many tap as fast as they can.
 */
export function useNoHaste(): void {
  useEffect(() => {
    let first: Met | null = null;
    const clicked = (event: MouseEvent): void => {
      const button = event.target instanceof Element ? event.target.closest('button, a') : null;
      const isAnswer = button?.matches('.button:not([aria-pressed])') ?? false;
      const met = { button, label: button?.textContent ?? '', at: event.timeStamp };
      if (isAnswer && isHasty(first, met, event.detail)) {
        event.preventDefault();
        event.stopImmediatePropagation();
      } else first = met;
    };
    addEventListener('click', clicked, true);
    return () => removeEventListener('click', clicked, true);
  }, []);
}
