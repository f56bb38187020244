import type { Language, ScoreLine, Seat, Shapes, Wording } from '@quartet/core';
import type { ComponentChild } from 'preact';
import type { LogEntry } from '../engine/model.ts';

/** A round or a match that is over, as one viewer knows it. */
export interface Ended<S extends Shapes = Shapes> {
  readonly isMatch: boolean;
  /** The table as it lay then. */
  readonly view: S['View'];
  /** What the decision did that ended it. */
  readonly events: readonly S['Event'][];
  /** All that happened in the match, that decision included. */
  readonly log: readonly LogEntry[];
  /** Points of the match so far, what just ended included. */
  readonly sheet: readonly ScoreLine[];
  readonly names: readonly string[];
  /** Who is spoken to as "you"; null: everybody goes by their name. */
  readonly me: Seat | null;
  readonly wording: Wording<S>;
  readonly language: Language;
}

/** Cards that lie together, and what they brought. */
export interface Shown {
  /** Drawn as SVG, in the order in which they overlap. */
  readonly cards: readonly ComponentChild[];
  readonly brought?: string;
  /** They lie side by side. */
  readonly isOpen?: boolean;
}

/** How a game tells its ends. */
export interface Ends<S extends Shapes = Shapes> {
  /** The table as it lay when a round ended: the one before, and what the last decision did to it. */
  closing?(before: S['View'], events: readonly S['Event'][]): S['View'];
  /** Why it is over, in a sentence or two. */
  reason(ended: Ended<S>): string;
  /** What everybody's points are made of, and the cards they come from. */
  Count(props: { readonly ended: Ended<S> }): ComponentChild;
  /** The cards that did it, large; where there is room beside the verdict. */
  Hero?(props: { readonly ended: Ended<S> }): ComponentChild;
  /** What a seat has to show for itself, for a picture that anybody may see: open cards only, never a hand. */
  evidence?(ended: Ended<S>, seat: Seat): readonly Shown[];
  /** What a seat is left with, where that is not its points. */
  amount?(ended: Ended<S>, seat: Seat): string;
  /** Rounds that are games of their own are called so. */
  readonly roundIsGame?: boolean;
  /** Whether points are worth comparing: by how many somebody won, and whether it is more than ever. */
  readonly isCounted?: boolean;
}

/** What happened in the round that ended, from its deal on; what of the deal itself is not in the log is left out. */
export function roundOf<S extends Shapes>({ log, isMatch }: Ended<S>): readonly S['Event'][] {
  const events = log.flatMap((entry) => entry.events as readonly S['Event'][]);
  const isDeal = ({ type }: S['Event']): boolean => type === 'dealt';
  const end = isMatch ? events.length : events.findLastIndex(isDeal);
  const own = events.slice(0, end);
  return own.slice(own.findLastIndex(isDeal) + 1);
}
