import type { Game, Refusal, Seat, Shapes, Wording } from '@quartet/core';
import type { Settings } from '../app/settings.ts';
import type { LogEntry } from '../engine/model.ts';

/** What the seat that must move may do, worked out from its own view. */
export interface Legal<S extends Shapes> {
  /** Whether the person at the screen must decide now. */
  readonly isMine: boolean;
  /** A full state that fits the view: for asking the engine, never for showing. */
  readonly state: S['State'];
  /** All legal moves; listed when first asked for. Empty when it is not my decision. */
  moves(): readonly S['Move'][];
  /** Why not, as a value; null if it may be played. */
  refusal(move: S['Move']): Refusal | null;
  /** Why not, as one sentence; null if it may be played. */
  why(move: S['Move']): string | null;
}

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
  /** What happened since the last time I decided: for last-move marks. */
  readonly last: readonly LogEntry[];
  /** A move the hint wants to see; null if none. */
  readonly hinted: S['Move'] | null;
}
