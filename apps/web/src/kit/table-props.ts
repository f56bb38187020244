import type { Game, Seat, Shapes, Wording } from '@quartet/core';
import type { Settings } from '../app/settings.ts';
import type { LogEntry } from '../engine/model.ts';
import type { Legal } from './legal.ts';

/** What every game's table is given. It shows the view, and turns taps and keys into moves. */
export interface TableProps<S extends Shapes = Shapes> {
  readonly game: Game<S>;
  readonly wording: Wording<S>;
  readonly settings: Settings;
  readonly view: S['View'];
  /** Whose hand lies at the bottom; null when nobody may look. */
  readonly me: Seat | null;
  readonly names: readonly string[];
  readonly legal: Legal<S>;
  /** Plays a move; if it is refused, the reason is said instead. `isMeant`: it was confirmed with the one before. */
  play(move: S['Move'], isMeant?: boolean): void;
  /** One sentence, shown and for listeners: why a tap did nothing, or a mere note. */
  say(sentence: string, kind?: 'note'): void;
  /** Shows again what a seat did last, where that is possible. */
  showLast?(seat: Seat): void;
  /** How many decisions led to this table, and all that is known of them: cards travel by what happened. */
  readonly ply: number;
  readonly story: readonly LogEntry[];
  /** The first deal, where the table is opened with it. */
  readonly opening?: readonly S['Event'][];
  /** The round is over, and its table still lies there: the next deal is not to be seen yet. */
  readonly isEnded?: boolean;
  /** What happened since the last time I decided: for last-move marks. */
  readonly last: readonly LogEntry[];
  /** A move the hint wants to see; null if none. */
  readonly hinted: S['Move'] | null;
}
