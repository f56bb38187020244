import {
  type Card,
  type CombosShapes,
  combos,
  type Laid,
  type Options,
  type State,
  type View,
} from '@quartet/combos';
import { FastRng, fastChance, MoveList, NOBODY, tableFor } from '@quartet/core';
import { knowledge } from '../../src/combos/knowledge.ts';
import { rateMoves } from '../../src/rated.ts';
import type { Temper } from '../../src/spec.ts';

/** A table in short. Seat 0 has to act; the others' hands are unknown. */
interface Sketch {
  readonly hand: string;
  readonly reserve?: string;
  /** By seat, from seat 1 on: how many cards, and which reserve cards. */
  readonly others: readonly { readonly count: number; readonly reserve: string; readonly laid?: string }[];
  readonly opener?: number;
  /** A card just drawn. */
  readonly drawn?: Card;
  readonly options?: Partial<Options>;
}

function cards(text: string): Card[] {
  return text === '' ? [] : (text.split(' ') as Card[]);
}

function laid(text: string | undefined): { laid?: Laid } {
  return text === undefined ? {} : { laid: { cards: cards(text), as: [] } };
}

/** What seat 0 sees. */
export function seen({ hand, reserve = '', others, opener = 0, drawn, options = {} }: Sketch): View {
  const players = others.map((other) => ({
    chips: 2,
    lost: false,
    hand: { count: other.count, known: [] },
    reserve: cards(other.reserve),
    ...laid(other.laid),
  }));
  const own = { count: cards(hand).length, cards: cards(hand), known: [] };
  const all = [{ chips: 2, lost: false, hand: own, reserve: cards(reserve) }, ...players];
  const shown = all.reduce((sum, { hand, reserve }) => sum + hand.count + reserve.length, 0);
  const onTable = others.reduce((sum, { laid = '' }) => sum + cards(laid).length, 0);
  return {
    viewer: 0,
    table: tableFor(combos, all.length, options),
    actor: 0,
    phase: drawn ? 'insert' : 'act',
    round: 1,
    opener,
    players: all,
    pile: { count: 54 - shown - onTable - (drawn ? 1 : 0) },
    away: [],
    ...(drawn && { drawn: { card: drawn, more: 0 } }),
  };
}

export function legalMoves(state: State): MoveList {
  const moves = new MoveList(combos.moveSpace);
  combos.legal(state, moves);
  return moves;
}

/** What medium plays in this view. */
export function choice(view: CombosShapes['View'], temper: Temper = 'balanced'): string {
  const state = combos.imagine(view, new FastRng(1));
  const best = rateMoves(knowledge, view, legalMoves(state).toArray(), temper, new FastRng(2))[0]!;
  return combos.print(combos.toMove(state, best.code));
}

/** Calls back at every decision of matches with two to five seats, played half at random, half with sense. */
export function wander(matches: number, visit: (state: State, moves: MoveList) => void): void {
  for (let match = 0; match < matches; match++) {
    const options: Partial<Options> = match % 3 === 0 ? { xCard: 'wild', chips: 3 } : {};
    const chance = fastChance(`wander ${match}`);
    const rng = new FastRng(match);
    const state = combos.start(tableFor(combos, 2 + (match % 4), options), chance, null);
    while (combos.actor(state) !== NOBODY) {
      const moves = legalMoves(state);
      visit(state, moves);
      const aimless = moves.at(rng.below(moves.length));
      combos.play(state, rng.below(2) ? aimless : knowledge.rollout(state, moves, rng), chance, null);
    }
  }
}
