import type { Seat, Shapes } from '@quartet/core';
import type { Zones } from '../card-names.ts';

/** Cards that go from one place to another, by code; null for a card whose face is not seen here. */
export interface Trip {
  readonly cards: readonly (string | null)[];
  readonly from: string;
  readonly to: string;
  /** Where exactly, if `to`, or else `from`, is a place where cards lie face down: the place of this card. */
  readonly spot?: string;
}

/** Something that is pointed at, and why, in the words of the table. */
export type Mark<W> =
  /** One thing meets another: a line from here to there. */
  | { readonly kind: 'strike'; readonly from: string; readonly to: string; text(t: W): string }
  /** A ring around each of them, one after the other. */
  | { readonly kind: 'ring'; readonly at: readonly string[]; text?(t: W): string };

/** What one event looks like. Times are milliseconds at normal speed. */
export interface Beat<W> {
  readonly trips?: readonly Trip[];
  readonly marks?: readonly Mark<W>[];
  /** How long each card travels, or the marks take to show; they stay while they are looked at. */
  readonly takes: number;
  /** From one card to the next; all are under way within so many milliseconds. */
  readonly apart?: number;
  readonly within?: number;
  /** Before it travels, each card rises where it lies. */
  readonly lift?: number;
  /** How long it is left to be looked at before somebody else goes on: the more it means, the longer. */
  readonly hold?: number;
}

/** The table just before an event. */
interface Before<S extends Shapes> {
  readonly me: Seat | null;
  /** As it was before the decision; null where nobody saw that. */
  readonly view: S['View'] | null;
  /** What lies in an open place. */
  cards(place: string): readonly string[];
}

/** How a game's events are seen: the only place that says what travels. Without a page, so that the pace follows it, too. */
export interface Motion<S extends Shapes = Shapes, W = never> {
  /** The places where cards lie open, all of them, and the cards there. All other places are named where they are drawn. */
  zones(view: S['View'], me: Seat | null): Zones;
  /** One after the other; null: nothing is to be seen. */
  beat(event: S['Event'], before: Before<S>): Beat<W> | readonly Beat<W>[] | null;
  /** Whether what lies there, or goes there, is still seen after a new deal; left out, nothing is. */
  stays?(place: string): boolean;
}

/** Where a beat does not say otherwise. */
const LONGEST = 900;
const APART = 40;

/** When each card of a beat sets out, counted from its beginning. */
export function startsOf({
  trips = [],
  takes,
  apart = APART,
  within = LONGEST,
  lift = 0,
}: Beat<never>): readonly number[] {
  const count = trips.reduce((sum, { cards }) => sum + cards.length, 0);
  const step = Math.min(apart, Math.max(0, within - takes - lift) / Math.max(1, count - 1));
  return Array.from({ length: count }, (_, i) => i * step);
}

export function lengthOf(beat: Beat<never>): number {
  return (startsOf(beat).at(-1) ?? 0) + (beat.lift ?? 0) + beat.takes;
}
