import type { ComponentChildren } from 'preact';
import type { LogEntry } from '../engine/model.ts';

/** What differs with the place where a match is kept: on this device, or on a server. */
export interface Around {
  /** In the top line, before the buttons. */
  readonly top?: ComponentChildren;
  /** In a row of their own under the top line, which takes room only while there are any. */
  readonly notes?: ComponentChildren;
  /** Over the table: a curtain, or how the line is. */
  readonly over?: ComponentChildren;
  /** Above the log. */
  readonly talk?: ComponentChildren;
  /** First in the menu; `close` closes it. */
  menu?(close: () => void): ComponentChildren;
  /** The sheet that says who won. */
  end(close: () => void): ComponentChildren;
  /** Why nobody is asked anything any more, though nobody has won; null: somebody is. */
  readonly closed?: string | null;
  /** Whether others play on while the end of a round is looked at. */
  readonly goesOn?: boolean;
  /** What is waited for then, in place of that. */
  readonly roundNote?: string | null;
  /** A short remark on a decision, in the log. */
  note?(ply: number): string | null;
  /** What a bot says to a decision of its own, at its seat. */
  remark?(entry: LogEntry): string | null;
  /** Whether an entry of the log shows the table as it was then. */
  readonly canPeek: boolean;
}
