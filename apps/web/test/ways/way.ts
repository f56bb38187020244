import type { Match, Seat, Shapes } from '@quartet/core';
import type { Fingers } from '../fingers.ts';

/** A match, as far as whoever must decide needs it. */
export type Position<S extends Shapes = Shapes> = Pick<Match<S>, 'actor' | 'view' | 'moves' | 'play'>;

/** How the moves of one game are made at its table. */
export interface Way<S extends Shapes = Shapes> {
  /** The legal moves that the table offers. */
  offered(match: Position<S>): readonly S['Move'][];
  /** Does with fingers or keys what makes this move. */
  make(fingers: Fingers, move: S['Move'], match: Position<S>): Promise<void>;
  /** Whether such a move is only laid out, and played together with the next one. */
  isStaged(move: S['Move']): boolean;
  /** Where the hand of the one who looks lies. */
  readonly handZone: string;
  /** The cards that lie there before anything is pressed, as far as the viewer may know them. */
  hand(view: S['View'], seat: Seat): readonly string[];
  /** The card that an event shows everybody without a word of it, by the kind of the event. */
  readonly shownBy?: Readonly<Record<string, string>>;
}

export const PRIMARY = '.kit-action-bar .button.primary';

/** A thing that shows this card. */
export function showing(thing: string, card: string): string {
  return `${thing}:has([data-card="${card}"])`;
}
