import type { Dealt, MatchOver, Seat } from '@quartet/core';
import type { Card } from './cards.ts';

/** What happens at the table. A missing `card` is one the viewer does not know. */
export type Event =
  // §2
  | (Dealt<Card> & { readonly open: Card; readonly pile: number })
  // §3
  | { readonly type: 'laid'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'drawn'; readonly seat: Seat; readonly card?: Card }
  | { readonly type: 'kept'; readonly seat: Seat }
  | { readonly type: 'passed'; readonly seat: Seat }
  // §4 `out` is missing if everybody passed; `left` counts cards by seat.
  | {
      readonly type: 'round-over';
      readonly round: number;
      readonly out?: Seat;
      readonly left: readonly number[];
    }
  // §5
  | MatchOver;
