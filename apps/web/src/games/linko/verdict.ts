import type { Seat } from '@quartet/core';
import { type Card, faceOf, type View } from '@quartet/linko';

/** How a seat's top layer stands against cards that are played, or would be. */
export type Verdict =
  | { readonly kind: 'none' }
  /** Nothing is played against it now. */
  | { readonly kind: 'open'; readonly size: number; readonly value: number }
  | { readonly kind: 'size'; readonly has: number; readonly needs: number }
  | { readonly kind: 'value'; readonly has: number; readonly needs: number }
  | { readonly kind: 'snatch'; readonly size: number; readonly value: number; readonly played: number }
  /** It is settled just now what becomes of the layer. */
  | { readonly kind: 'decides' }
  | { readonly kind: 'draws'; readonly due: number };

/** Numbers come first in a layer, so jokers alone are one more than the highest number. */
export function worthOf(cards: readonly Card[]): number {
  return faceOf(cards[0]!) + 1;
}

export function compare(top: readonly Card[] | undefined, played: readonly Card[] | null): Verdict {
  if (!top) return { kind: 'none' };
  const size = top.length;
  const value = worthOf(top);
  if (!played) return { kind: 'open', size, value };
  if (size !== played.length) return { kind: 'size', has: size, needs: played.length };
  const by = worthOf(played);
  if (value >= by) return { kind: 'value', has: value, needs: by };
  return { kind: 'snatch', size, value, played: by };
}

/** `staged`: what the one to move has chosen so far, if that can be seen here. */
export function verdictOn(view: View, seat: Seat, staged: readonly Card[] | null): Verdict {
  const { phase, victim, due } = view;
  if (seat === victim && phase === 'draw') return { kind: 'draws', due: due! };
  if (seat === victim && phase === 'reclaim') return { kind: 'decides' };
  return compare(view.seats[seat]!.layers.at(-1), playedAgainst(view, seat, staged));
}

function playedAgainst(view: View, seat: Seat, staged: readonly Card[] | null): readonly Card[] | null {
  const { phase, turn, victim, seats } = view;
  if (seat === turn) return null;
  // Who plays the last card of a hand snatches nothing.
  if (phase === 'play') return staged && staged.length < seats[turn]!.hand.count ? staged : null;
  const isStillChecked = victim === undefined || distance(view, seat) >= distance(view, victim);
  return phase !== 'over' && isStillChecked ? (seats[turn]!.layers.at(-1) ?? null) : null;
}

/** Steps clockwise from the seat whose turn it is. */
function distance({ seats, turn }: View, seat: Seat): number {
  return (seat - turn + seats.length) % seats.length;
}

/** Whose top layers would be snatched, in the order in which they are checked. */
export function victimsOf(view: View, staged: readonly Card[] | null): readonly Seat[] {
  return view.seats
    .map((_, seat) => seat)
    .filter((seat) => verdictOn(view, seat, staged).kind === 'snatch')
    .sort((a, b) => distance(view, a) - distance(view, b));
}

/** Points as they stand: earlier rounds, cards laid out, less cards held. */
export function standing(view: View, seat: Seat): { laid: number; held: number; total: number } {
  const { layers, hand, earlier } = view.seats[seat]!;
  const laid = layers.reduce((sum, layer) => sum + layer.length, 0);
  return { laid, held: hand.count, total: earlier + laid - hand.count };
}

export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';
}
