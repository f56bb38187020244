import type { Language, Seat, Shapes } from '@quartet/core';

/** A word about something that occurs for the first time, while the person at the screen decides. */
export interface Tip<View = Shapes['View'], Id extends string = string> {
  /** Kept once it was shown; never changed. */
  readonly id: Id;
  when(view: View, me: Seat): boolean;
}

/** What a game's file of tips brings. Of several that fit, the first one is told first. */
export interface Tips<View = Shapes['View']> {
  readonly tips: readonly Tip<View>[];
  /** What each says, by its id. */
  readonly words: Readonly<Record<Language, Readonly<Record<string, string>>>>;
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
