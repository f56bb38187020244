import type { Seat, Shapes } from '@quartet/core';
import type { Text } from '../lesson.ts';

/** A word about something that occurs for the first time, while the person at the screen decides. */
export interface Tip<View = Shapes['View']> {
  /** Kept once it was shown; never changed. */
  readonly id: string;
  readonly text: Text;
  when(view: View, me: Seat): boolean;
}

/** The first of these that is of use now and was not told before; `me` is null while somebody else decides. */
export function nextTip(
  tips: readonly Tip[],
  told: ReadonlySet<string>,
  view: Shapes['View'],
  me: Seat | null,
): Tip | null {
  if (me === null) return null;
  return tips.find(({ id, when }) => !told.has(id) && when(view, me)) ?? null;
}
