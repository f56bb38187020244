import { type Choice, type Range, stretched } from './choice.ts';
import type { Desk } from './desk.ts';

/** The position in the hand, from 1, of the button that has the focus; 0 if none has. */
function focusedPosition(event: KeyboardEvent): number {
  const target =
    event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-position]') : null;
  return Number(target?.getAttribute('data-position') ?? 0);
}

/** Shift with an arrow grows or shrinks the range; Enter on a chosen card plays it. */
export function handKey(event: KeyboardEvent, desk: Desk): void {
  const position = focusedPosition(event);
  if (position === 0) return;
  if (event.key === 'Enter' && contains(desk.choice, position)) {
    event.preventDefault();
    desk.commit();
    return;
  }
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (step === 0 || !event.shiftKey || !desk.isMine()) return;
  event.preventDefault();
  const range = moved(desk.choice?.type === 'range' ? desk.choice : null, position, step, desk);
  if (!range) return;
  desk.choose(range);
  const root = event.currentTarget as HTMLElement;
  root.querySelector<HTMLElement>(`[data-position="${position + step}"]`)?.focus();
}

function contains(choice: Choice | null, position: number): boolean {
  if (choice?.type === 'range') return choice.from <= position && position <= choice.to;
  return (choice?.type === 'reserve' || choice?.type === 'insert') && choice.at === position - 1;
}

/** The focus is on one end of the range and takes that end along. */
function moved(range: Range | null, position: number, step: number, { hand }: Desk): Range | null {
  const isEnd = range && (range.from === position || range.to === position);
  const { from, to }: Range = isEnd ? range : { type: 'range', from: position, to: position };
  const movesTo = step > 0 ? to === position : from !== position;
  const ends = movesTo ? { from, to: to + step } : { from: from + step, to };
  return stretched(ends.from, ends.to, hand);
}
