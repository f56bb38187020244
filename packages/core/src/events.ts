import type { Seat, Viewer } from './game.ts';
import { type Hidden, sees } from './hidden.ts';

// What happens in every game, told alike.

/** A round begins. A game adds what else was dealt. */
export interface Dealt<Card> {
  readonly type: 'dealt';
  /** From 1. */
  readonly round: number;
  /** The seat that begins it. */
  readonly first: Seat;
  /** By seat; `cards` are for the holder's eyes. */
  readonly hands: readonly Hidden<Card>[];
}

/** The match has ended. */
export interface MatchOver {
  readonly type: 'match-over';
  /** By seat. */
  readonly scores: readonly number[];
  /** Ascending. */
  readonly winners: readonly Seat[];
}

/** A deal as `viewer` learns of it: with the hands they may see. */
export function redactDeal<E extends Dealt<unknown>>(event: E, viewer: Viewer): E {
  if (viewer === 'referee') return event;
  const hands = event.hands.map((hand, seat) => (sees(viewer, seat) ? hand : { count: hand.count }));
  return { ...event, hands };
}
