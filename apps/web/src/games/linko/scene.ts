import type { ScoreLine, Seat } from '@quartet/core';
import type { Event, LinkoShapes, Move } from '@quartet/linko';
import type { Names } from '../../kit/card-names.ts';
import type { TableProps } from '../../kit/table-props.ts';
import type { Staged } from './staged.ts';
import type { Reach } from './verdict.ts';
import type { LinkoWords } from './words.ts';

/** What all parts of the table share. */
export interface Scene extends TableProps<LinkoShapes> {
  readonly t: LinkoWords;
  readonly staged: Staged;
  /** What the cards played, or those chosen, do to the others. */
  readonly reach: Reach;
  readonly sheet: readonly ScoreLine[];
  readonly flips: Names;
  /** What happened since my last decision. */
  readonly news: readonly Event[];
}

/** Plays it, or says whose turn it is, or why not. */
export function attempt({ legal, say, play, wording, view, names }: Scene, move: Move): void {
  if (!legal.isMine) say(wording.prompt(view, names));
  else play(move);
}

/** Whether the hint speaks of this move. */
export function isHinted({ hinted, game }: Scene, move: Move): boolean {
  return hinted !== null && game.print(hinted) === game.print(move);
}

/** Whose top layer was laid since my last decision. */
export function hasJustPlayed({ news }: Scene, seat: Seat): boolean {
  return news.some((event) => event.type === 'played' && event.seat === seat);
}
