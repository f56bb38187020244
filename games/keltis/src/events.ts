import type { Dealt, MatchOver, Seat } from '@quartet/core';
import type { Card, Colour, PointCard, Sign } from './cards.ts';

/** What happens, in order of play. What a viewer may not know is absent. */
export type Event =
  /** §2.1, §2.2 `pile` and `removed`: so many cards are left, so many out of the game. */
  | (Dealt<Card> & { readonly pile: number; readonly removed: number })
  /** §4.1 */
  | { readonly type: 'discarded'; readonly seat: Seat; readonly card: Card }
  /** §4.2 Both cards went onto their discard piles, the stone to the seat. */
  | {
      readonly type: 'claimed';
      readonly seat: Seat;
      readonly cards: readonly [Card, Card];
      readonly stone: number;
    }
  /** §5.1 */
  | { readonly type: 'laid'; readonly seat: Seat; readonly card: Card; readonly row: Colour }
  /** §5.3 `ended`: so many rows at the table are ended by now. */
  | { readonly type: 'row-ended'; readonly seat: Seat; readonly row: Colour; readonly ended: number }
  /** §5.6 */
  | { readonly type: 'pointed'; readonly seat: Seat; readonly card: PointCard }
  /** §6.1 Off the draw pile, where `pile` cards are left; `card` only for the seat itself. */
  | { readonly type: 'drawn'; readonly seat: Seat; readonly pile: number; readonly card?: Card }
  /** §6.1 Off a discard pile. */
  | { readonly type: 'picked-up'; readonly seat: Seat; readonly card: Card; readonly from: Sign }
  /** §6.4 From now on only the draw pile may be drawn from. */
  | { readonly type: 'stalled'; readonly turns: number }
  /** §7.1, §7.2 */
  | { readonly type: 'ending'; readonly seat: Seat; readonly cause: 'rows' | 'pile' }
  /** §7.5 */
  | { readonly type: 'done'; readonly seat: Seat }
  /** §8 */
  | MatchOver;
