import { FastRng, fastChance, MoveList, NOBODY, tableFor } from '@quartet/core';
import { linx, type State, type View } from '@quartet/linx';
import { knowledge } from '../../src/linx/knowledge.ts';
import { rateMoves } from '../../src/rated.ts';
import type { Temper } from '../../src/spec.ts';

/** A table in short, as seat 0 sees it, who has to act: cards as codes with spaces between, piles with their top first. */
interface Sketch {
  readonly hand: string;
  readonly anchors: string;
  readonly scoring: readonly number[];
  readonly phase?: 'draw' | 'act';
  readonly discards?: string;
  readonly seats?: number;
  /** Cards left in the stock. */
  readonly stock?: number;
}

function codes(text: string): string[] {
  return text === '' ? [] : text.split(' ');
}

/** The other hands have ten cards; what is left over has gone. */
export function seen(sketch: Sketch): View {
  const { hand, anchors, scoring, phase = 'act', discards = '12p', seats = 2, stock = 30 } = sketch;
  const table = tableFor(linx, seats);
  const shown = [...codes(hand), ...codes(anchors), ...codes(discards)];
  const deck = linx.decks(table)[0]!;
  const rest = Array.from(deck.cards, (card) => deck.print(card)).filter((code) => !shown.includes(code));
  const everybody = Array.from({ length: seats }, (_, seat) => seat);
  return {
    viewer: 0,
    table,
    actor: 0,
    phase,
    game: 0,
    beginner: 0,
    players: everybody,
    playOff: 0,
    drawsLeft: phase === 'draw' ? 1 : 0,
    idleTurns: 0,
    stockMoved: false,
    anchors: codes(anchors),
    scoring,
    discards: codes(discards),
    stock: { count: stock },
    scoringPile: { count: linx.decks(table)[1]!.cards.length - scoring.length },
    hands: everybody.map((seat) =>
      seat === 0 ? { count: codes(hand).length, known: [], cards: codes(hand) } : { count: 10, known: [] },
    ),
    won: everybody.map(() => []),
    gone: rest.slice(0, rest.length - stock - 10 * (seats - 1)),
    earlier: everybody.map(() => 0),
    bonuses: everybody.map(() => 0),
  };
}

export function legalMoves(state: State): MoveList {
  const moves = new MoveList(linx.moveSpace);
  linx.legal(state, moves);
  return moves;
}

/** What medium would do, as text. */
export function favourite(view: View, temper: Temper = 'balanced'): string {
  const rng = new FastRng('favourite');
  const state = linx.imagine(view, rng);
  const best = rateMoves(knowledge, view, legalMoves(state).toArray(), temper, rng)[0]!;
  return linx.print(linx.toMove(state, best.code));
}

/** Positions met when moves are made at random and, now and then, as medium would. */
export function positions(count: number, seats: number, target = 0): State[] {
  const rng = new FastRng(`positions ${seats}`);
  const found: State[] = [];
  for (let match = 0; found.length < count; match++) {
    const chance = fastChance(`positions ${match}`);
    const state = linx.start(tableFor(linx, seats, { target }), chance, null);
    while (linx.actor(state) !== NOBODY && found.length < count) {
      const moves = legalMoves(state);
      if (rng.below(6) === 0) found.push(linx.copy(state));
      const best = rateMoves(knowledge, linx.view(state, state.turn), moves.toArray(), 'balanced', rng)[0]!;
      const code = rng.below(3) === 0 ? moves.at(rng.below(moves.length)) : best.code;
      linx.play(state, code, chance, null);
    }
  }
  return found;
}
