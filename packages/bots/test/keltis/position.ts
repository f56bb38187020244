import { FastRng, fastChance, MoveList, type Seat, tableFor } from '@quartet/core';
import {
  type Card,
  type Colour,
  keltis,
  type Options,
  type Phase,
  type Sign,
  type State,
  type View,
} from '@quartet/keltis';
import { knowledge } from '../../src/keltis/knowledge.ts';
import type { Temper } from '../../src/spec.ts';

/** A position as seat 0 sees it on its turn; what is not named is empty, other hands are unknown. */
export interface Setting {
  readonly seats?: number;
  readonly options?: Partial<Options>;
  readonly phase?: Phase;
  readonly hand: readonly Card[];
  readonly rows?: readonly Partial<Record<Colour, readonly Card[]>>[];
  /** One list per seat. */
  readonly stones?: readonly (readonly number[])[];
  readonly discards?: Partial<Record<Sign, readonly Card[]>>;
  readonly pile?: number;
}

export function viewOf(setting: Setting): View {
  const { seats = 2, phase = 'act', stones = [], hand } = setting;
  const table = tableFor(keltis, seats, setting.options);
  return {
    viewer: 0,
    table,
    actor: 0,
    phase,
    players: Array.from({ length: seats }, (_, seat) => ({
      hand: seat === 0 ? { count: hand.length, known: [], cards: hand } : { count: 8, known: [] },
      rows: { r: [], y: [], g: [], b: [], p: [], ...setting.rows?.[seat] },
      points: [],
      stones: stones[seat] ?? [],
    })),
    stones: [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((stone) => !stones.flat().includes(stone)),
    discards: { r: [], y: [], g: [], b: [], p: [], '*': [], ...setting.discards },
    pile: { count: setting.pile ?? 30 },
    removed: { count: table.options.removed },
    left: { act: 0, draw: 1, add: 2, over: 0 }[phase],
    barred: [],
    dry: 0,
    ...(phase === 'add' && { ender: 1 }),
  };
}

/** What seat 0 thinks of its moves, by their text. */
export function ratings(view: View, temper: Temper = 'balanced', seed = 'imagined'): Map<string, number> {
  const state = keltis.imagine(view, new FastRng(seed));
  const moves = new MoveList(keltis.moveSpace);
  keltis.legal(state, moves);
  const into = new Float64Array(moves.length);
  knowledge.rate(state, moves, temper, into);
  return new Map(moves.toArray().map((code, i) => [keltis.print(keltis.toMove(state, code)), into[i]!]));
}

/** The move seat 0 likes best. */
export function favourite(setting: Setting, temper: Temper = 'balanced'): string {
  return [...ratings(viewOf(setting), temper)].reduce((best, each) => (each[1] > best[1] ? each : best))[0];
}

/** Positions from random matches, at every kind of table. */
export function* randomStates(matches: number): Generator<State> {
  const moves = new MoveList(keltis.moveSpace);
  for (let match = 0; match < matches; match++) {
    const seats: Seat = 2 + (match % 3);
    const table = tableFor(keltis, seats, { pairs: match % 2 === 0 ? 'same' : 'any' });
    const state = keltis.start(table, fastChance(match), null);
    const rng = new FastRng(match);
    while (keltis.actor(state) !== -1) {
      yield state;
      keltis.legal(state, moves);
      keltis.play(state, moves.at(rng.below(moves.length)), fastChance('none'), null);
    }
  }
}
