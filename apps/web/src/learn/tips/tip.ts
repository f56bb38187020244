import type { Seat, Shapes } from '@quartet/core';
import type { Text } from '../lesson.ts';

/** A word about something that occurs for the first time, while the person at the screen decides. */
export interface Tip<View = Shapes['View']> {
  /** Kept once it was shown; never changed. */
  readonly id: string;
  readonly text: Text;
  when(view: View, me: Seat): boolean;
}
