import { FastRng, fastChance, MoveList, NOBODY, tableFor } from '@quartet/core';
import { type Card, linko, type Options, type State, type View } from '@quartet/linko';
import { knowledge } from '../../src/linko/knowledge.ts';
import { type RatedBy, rateMoves } from '../../src/rated.ts';
import type { Temper } from '../../src/spec.ts';

/** A table in short: the viewer's hand, and for each seat its layers (`5 5 < 9`, bottom first) and hand size. */
interface Sketch {
  readonly hand: string;
  readonly layers: readonly string[];
  readonly counts: readonly number[];
  readonly known?: readonly string[];
  readonly row?: string;
  readonly ghost?: string;
  readonly phase?: View['phase'];
  readonly turn?: number;
  readonly victim?: number;
  readonly due?: number;
}

function cards(text: string): Card[] {
  return text === '' ? [] : (text.split(' ') as Card[]);
}

/** What seat 0 sees, who has to act. */
export function seen(sketch: Sketch): View {
  const { hand, layers, counts, known = [], row = '2 4 6 8 9 10', ghost, phase = 'play', turn = 0 } = sketch;
  const seats = counts.map((count, seat) => ({
    hand: seat === 0 ? { count: cards(hand).length, cards: cards(hand) } : { count },
    known: cards(known[seat] ?? ''),
    layers: layers[seat] ? layers[seat].split(' < ').map(cards) : [],
    earlier: 0,
  }));
  const out = seats.flatMap(({ layers }) => layers.flat()).length + cards(ghost ?? '').length;
  const held = seats.reduce((sum, seat) => sum + seat.hand.count, 0);
  return {
    viewer: 0,
    table: tableFor(linko, seats.length, seats.length === 2 ? { duel: ghost !== undefined } : {}),
    actor: 0,
    phase,
    round: 1,
    turn,
    ...(sketch.victim !== undefined && { victim: sketch.victim }),
    ...(sketch.due !== undefined && { due: sketch.due }),
    lastTurn: false,
    seats,
    row: cards(row).map((card) => [card]),
    pile: { count: 109 - held - out - cards(row).length },
    discards: [],
    ...(ghost !== undefined && { ghost: cards(ghost) }),
  };
}

export function legalMoves(state: State): MoveList {
  const moves = new MoveList(linko.moveSpace);
  linko.legal(state, moves);
  return moves;
}

/** What expert plays in this view, or, by rules of thumb, medium. */
export function choice(view: View, by: RatedBy = 'rate', temper: Temper = 'balanced'): string {
  const state = linko.imagine(view, new FastRng(1));
  const best = rateMoves(knowledge, view, legalMoves(state).toArray(), temper, new FastRng(2), by)[0]!;
  return linko.print(linko.toMove(state, best.code));
}

/** Calls back at every decision of random matches, with two to five seats. */
export function wander(matches: number, visit: (state: State, moves: MoveList) => void): void {
  for (let match = 0; match < matches; match++) {
    const seats = 2 + (match % 4);
    const options: Partial<Options> = { rounds: 1 + (match % 2), ...(match % 8 === 4 && { duel: false }) };
    const chance = fastChance(`wander ${match}`);
    const rng = new FastRng(match);
    const state = linko.start(tableFor(linko, seats, options), chance, null);
    while (linko.actor(state) !== NOBODY) {
      const moves = legalMoves(state);
      visit(state, moves);
      linko.play(state, moves.at(rng.below(moves.length)), chance, null);
    }
  }
}
