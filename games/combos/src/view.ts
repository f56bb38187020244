import type { Hidden, Seat, Table, Viewer } from '@quartet/core';
import type { Card } from './cards.ts';
import { type Combination, combinationOf, sumOf } from './combinations.ts';
import { type Laid, strengthOfLaid } from './laid.ts';
import type { Options } from './options.ts';
import type { Phase } from './state.ts';

/** §7 All that a player with perfect memory knows. What is hidden is absent. */
export interface View {
  readonly viewer: Viewer;
  readonly table: Table<Options>;
  readonly actor: Seat;
  readonly phase: Phase;
  /** Counted from 1. */
  readonly round: number;
  readonly opener: Seat;
  /** By seat. */
  readonly players: readonly Player[];
  readonly pile: Hidden<Card>;
  /** What was put away in this round, in ascending order. */
  readonly away: readonly Card[];
  /** §5.2 While the actor places cards: the one just drawn, and how many more will follow. */
  readonly drawn?: { readonly card?: Card; readonly more: number };
}

export interface Player {
  readonly chips: number;
  /** Had to pay and could not. */
  readonly lost: boolean;
  readonly hand: Hand;
  readonly reserve: readonly Card[];
  /** What this player laid in this turn, if anything. */
  readonly laid?: Laid;
  /** What this player laid in the turn before, be it of the round before. */
  readonly laidBefore?: Laid;
}

export interface Hand extends Hidden<Card> {
  /** The cards everybody knows, having seen them put there; positions count from 1. */
  readonly known: readonly { readonly position: number; readonly card: Card }[];
}

/** The highest combination of a turn, and who laid it. */
interface ToBeat extends Laid {
  readonly seat: Seat;
  readonly combination: Combination;
  readonly sum: number;
}

/** The combination to beat in this turn, if there is one yet. */
export function toBeat(view: View): ToBeat | undefined {
  let best = 0;
  let found: ToBeat | undefined;
  view.players.forEach(({ laid }, seat) => {
    const strength = laid ? strengthOfLaid(laid) : 0;
    if (!laid || strength <= best) return;
    best = strength;
    found = { seat, ...laid, combination: combinationOf(strength), sum: sumOf(strength) };
  });
  return found;
}
