import type { Dealt, MatchOver, Seat } from '@quartet/core';
import type { Card } from './cards.ts';

/** A card and the row slot it lies in, from 1. */
export interface Placed {
  readonly slot: number;
  readonly card: Card;
}

/** What happens, in the order of play. */
export type Event =
  /** §2.1; §9.1 in a Duel everybody knows of two jokers in each hand. */
  | (Dealt<Card> & { readonly row: readonly Card[] })
  /** §9.2 What the ghost keeps of the cards drawn, and which of them went to the row. */
  | { readonly type: 'ghost-filled'; readonly cards: readonly Card[]; readonly moved: readonly Placed[] }
  | { readonly type: 'played'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly type: 'ghost-snatched'; readonly seat: Seat; readonly cards: readonly Card[] }
  /** §5.2 The victim's top layer is snatched; what becomes of it is decided next. */
  | Snatch<'snatched'>
  | Snatch<'taken'>
  | Snatch<'left'>
  | { readonly type: 'reclaimed'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly cards: readonly Card[] }
  /** §10.1 `card` is for the drawer's eyes. */
  | { readonly type: 'drawn'; readonly from: 'pile'; readonly seat: Seat; readonly card?: Card }
  | {
      readonly type: 'drawn';
      readonly from: 'row';
      readonly seat: Seat;
      readonly slot: number;
      readonly cards: readonly Card[];
    }
  | { readonly type: 'refilled'; readonly placed: readonly Placed[] }
  /** §7.2 The row could not be refilled. */
  | { readonly type: 'last-turn' }
  /** §7 In whose turn it ended; `points`: of this round, by seat. */
  | {
      readonly type: 'round-over';
      readonly round: number;
      readonly turn: Seat;
      readonly reason: EndReason;
      readonly points: readonly number[];
    }
  | MatchOver;

export type EndReason = 'empty-hand' | 'supply';

interface Snatch<Type> {
  readonly type: Type;
  readonly seat: Seat;
  readonly victim: Seat;
  readonly cards: readonly Card[];
}
