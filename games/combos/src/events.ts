import type { Dealt, MatchOver, Seat } from '@quartet/core';
import type { Card } from './cards.ts';
import type { Combination } from './combinations.ts';

/** What happens at the table, in order of play. A missing `card` or `cards` is a face the viewer does not know. */
export type Event =
  // §2, §6.3
  | (Dealt<Card> & {
      readonly reserves: readonly (readonly Card[])[];
      readonly pile: number;
    })
  // §4
  | {
      readonly type: 'combined';
      readonly seat: Seat;
      /** Position of the first card, from 1. */
      readonly from: number;
      readonly cards: readonly Card[];
      /** What its X stand for, in order. */
      readonly as: readonly number[];
      readonly combination: Combination;
      readonly sum: number;
    }
  | { readonly type: 'stopped'; readonly seat: Seat; readonly from: number }
  | { readonly type: 'redraw'; readonly seat: Seat; readonly from: number }
  | {
      readonly type: 'reserved';
      readonly seat: Seat;
      readonly which: number;
      readonly card: Card;
      readonly at: number;
    }
  | { readonly type: 'busted'; readonly seat: Seat }
  // §5
  | { readonly type: 'won'; readonly seat: Seat; readonly draws: number }
  | { readonly type: 'drawn'; readonly seat: Seat; readonly card?: Card; readonly more: number }
  | { readonly type: 'inserted'; readonly seat: Seat; readonly card?: Card; readonly at: number }
  /** The cards of the last turn are put away. */
  | { readonly type: 'opens'; readonly seat: Seat }
  // §6
  | { readonly type: 'paid'; readonly seat: Seat; readonly left: number }
  | { readonly type: 'lost'; readonly seat: Seat }
  | MatchOver;
