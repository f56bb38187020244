import type { Dealt, MatchOver, Seat } from '@quartet/core';

/** What happens at the table, in order of play. Slots are counted from 1. A round is a game of the match. */
export type Event =
  /** A seat that sits out has no cards. */
  | (Dealt<string> & {
      /** The number of the play-off in a row; 0 for any other game. */
      readonly playOff: number;
      readonly anchors: readonly string[];
      readonly discard: string;
      readonly scoring: readonly number[];
      /** Cards left in the stock. */
      readonly stock: number;
    })
  /** `card` is absent for those who did not see it. */
  | {
      readonly type: 'drawn';
      readonly seat: Seat;
      readonly from: 'stock' | 'discard';
      readonly card?: string;
    }
  /** The second draw was skipped: stock and discard pile are empty. */
  | { readonly type: 'nothing-to-draw'; readonly seat: Seat }
  /** `cards` in one order that links, anchors first and last; `slot` is where the scoring card lay. */
  | {
      readonly type: 'chain';
      readonly seat: Seat;
      readonly cards: readonly string[];
      readonly anchors: readonly [number, number];
      readonly for: number;
      readonly slot: number;
      readonly points: number;
    }
  | { readonly type: 'anchor'; readonly slot: number; readonly card: string }
  | { readonly type: 'scoring-card'; readonly slot: number; readonly length: number }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly card: string }
  /** The stall guard came down: so many turns in a row moved no card off the stock. */
  | { readonly type: 'stalled'; readonly turns: number }
  /** All lists by seat; bonuses of this game, totals with them. `players` are the seats that played. */
  | {
      readonly type: 'round-over';
      readonly round: number;
      readonly players: readonly Seat[];
      readonly points: readonly number[];
      readonly bonuses: readonly number[];
      readonly totals: readonly number[];
    }
  | MatchOver;
