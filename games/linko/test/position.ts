import { FastRng, fastChance, MoveList, tableFor } from '@quartet/core';
import {
  type Card,
  type Event,
  linko,
  type Options,
  type Player,
  type State,
  type View,
} from '../src/index.ts';

/** A seat in short: `{ hand: '7 7 X', layers: '5 5 < 9' }`, bottom layer first. */
interface Sketch {
  readonly hand: string;
  readonly known?: string;
  readonly layers?: string;
  readonly earlier?: number;
}

interface Position extends Partial<Omit<View, 'seats' | 'table' | 'row' | 'pile' | 'ghost'>> {
  readonly seats: readonly Sketch[];
  /** Slots parted by `|`, an empty one is `-`. */
  readonly row?: string;
  readonly pile?: string;
  readonly ghost?: string;
  readonly options?: Partial<Options>;
}

function cards(text: string): Card[] {
  return text === '' ? [] : (text.split(' ') as Card[]);
}

function seatView({ hand, known = '', layers = '', earlier = 0 }: Sketch): Player {
  return {
    hand: { count: cards(hand).length, cards: cards(hand) },
    known: cards(known),
    layers: layers === '' ? [] : layers.split(' < ').map(cards),
    earlier,
  };
}

/** The state of a position: seat 0 is to play, unless it says otherwise. */
export function at({ seats, row = '1|1|1|1|1|1', pile = '', ghost, options = {}, ...rest }: Position): State {
  const duel = ghost !== undefined;
  const view: View = {
    viewer: 'referee',
    table: tableFor(linko, seats.length, { ...(seats.length === 2 && { duel }), ...options }),
    actor: 0,
    phase: 'play',
    round: 1,
    turn: 0,
    lastTurn: false,
    seats: seats.map(seatView),
    row: row.split('|').map((slot) => (slot === '-' ? [] : cards(slot))),
    pile: { count: cards(pile).length, cards: cards(pile) },
    discards: [],
    ...(duel && { ghost: cards(ghost) }),
    ...rest,
  };
  return linko.imagine(view, new FastRng(0));
}

export function legalTexts(state: State): string[] {
  const moves = new MoveList(linko.moveSpace);
  linko.legal(state, moves);
  return moves.toArray().map((code) => linko.print(linko.toMove(state, code)));
}

/** Plays the moves one after the other; throws at one that is not legal. Returns all that happened. */
export function play(state: State, ...texts: string[]): Event[] {
  const events: Event[] = [];
  for (const text of texts) {
    const move = linko.parse(text);
    const refusal = move && linko.refuse(state, move);
    if (!move || refusal) throw new Error(`${text}: ${JSON.stringify(refusal)}`);
    linko.play(state, linko.toCode(state, move)!, fastChance('next'), (event) => events.push(event));
  }
  return events;
}

/** Everything, as the referee sees it. */
export function open(state: State): View {
  return linko.view(state, 'referee');
}

export function hand(state: State, seat: number): string {
  return open(state).seats[seat]!.hand.cards!.join(' ');
}

export function layers(state: State, seat: number): string {
  return open(state)
    .seats[seat]!.layers.map((layer) => layer.join(' '))
    .join(' < ');
}

export function row(state: State): string {
  return open(state)
    .row.map((slot) => slot.join(' ') || '-')
    .join('|');
}

export function points(state: State): number[] {
  return linko.scoreSheet(state).map((line) => line.points);
}

/** Why the text may not be played now; null if it may. */
export function refusal(state: State, text: string): object | null {
  return linko.refuse(state, linko.parse(text)!);
}
