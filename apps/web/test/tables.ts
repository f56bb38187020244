import type { Player } from '../src/engine/model.ts';
import type { LastTable } from '../src/home/last-table.ts';
import type { GameId } from './visitor.ts';

const NAMES = ['Mia', 'Otto', 'Ada', 'Juri', 'Finn', 'Lea'];

export function playersOf(seats: number, people: number): Player[] {
  return NAMES.slice(0, seats).map((name, seat) =>
    seat < people ? { kind: 'person', name } : { kind: 'bot', name, level: 'medium', temper: 'balanced' },
  );
}

/** The shortest game of each kind: how many seats, and which options. */
const SHORT: Readonly<Record<GameId, { readonly seats: number; readonly options: LastTable['options'] }>> = {
  linko: { seats: 3, options: { rounds: 1 } },
  linx: { seats: 4, options: {} },
  combos: { seats: 3, options: { chips: 2 } },
  keltis: { seats: 2, options: { removed: 45 } },
};

/** One person against bots. */
export const SHORT_TABLES: Readonly<Record<string, LastTable>> = Object.fromEntries(
  Object.entries(SHORT).map(([game, { seats, options }]) => [
    game,
    { players: playersOf(seats, 1), options },
  ]),
);

/** Nobody but people around one device: two, or more where that is shorter. */
const PEOPLE: Readonly<Record<GameId, number>> = { linko: 2, linx: 4, combos: 2, keltis: 2 };

export const SHARED_TABLES: Readonly<Record<string, LastTable>> = Object.fromEntries(
  Object.entries(SHORT).map(([game, { options }]) => {
    const people = PEOPLE[game as GameId];
    return [game, { players: playersOf(people, people), options }];
  }),
);

/** Deals that make for short games in which many kinds of moves are made. */
export type Luck = Readonly<Record<GameId, number>>;
