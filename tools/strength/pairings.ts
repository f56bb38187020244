import { hasMaster } from '@quartet/bots';
import { findAbout, list } from '@quartet/catalog/list';
import type { About } from '@quartet/core';

/** One bot against the rest of a table. */
export interface Pairing {
  readonly game: string;
  readonly seats: number;
  readonly one: string;
  readonly rest: string;
  /** How many deals make a figure. */
  readonly deals: number;
}

export function nameOf(game: string): string {
  return findAbout(game)?.name.en ?? game;
}

export const HARD = 'hard@10ms';

/** Where other tables are more usual than the smallest ones. */
const USUAL_SEATS: Readonly<Record<string, readonly number[]>> = { combos: [3, 4, 5] };

function seatsOf({ id, seats: { min, max } }: About): readonly number[] {
  return USUAL_SEATS[id] ?? [min, min + 1, min + 2].filter((seats) => seats <= max);
}

const LADDER = [
  { one: 'easy', rest: 'random' },
  { one: 'medium', rest: 'easy' },
  { one: HARD, rest: 'medium' },
] as const;

/** Each level against the one below it, in every usual seat count. */
export const TABLE: readonly Pairing[] = list.flatMap((about) =>
  seatsOf(about).flatMap((seats) => LADDER.map((step) => ({ game: about.id, seats, ...step, deals: 400 }))),
);

/** What helps to judge the table. */
export const BESIDES: readonly Pairing[] = [
  { game: 'linko', seats: 4, one: 'medium', rest: 'random', deals: 400 },
  { game: 'linko', seats: 4, one: 'expert', rest: 'random', deals: 400 },
  { game: 'linko', seats: 4, one: 'expert', rest: 'medium', deals: 400 },
  { game: 'linko', seats: 2, one: HARD, rest: 'expert', deals: 400 },
  { game: 'linko', seats: 3, one: HARD, rest: 'expert', deals: 400 },
  { game: 'linko', seats: 4, one: HARD, rest: 'expert', deals: 400 },
];

/** Where masters are measured at other tables than the levels below them. */
const MASTER_SEATS: Readonly<Record<string, readonly number[]>> = { linko: [2, 3, 4, 5] };

/** A net alone and with time, against hard; and with as many lines as a hint has, which decides who gives hints. */
const MASTERLY = [
  { one: 'master', rest: HARD },
  { one: 'master@10ms', rest: HARD },
  { one: 'master@1500', rest: 'hard@1500' },
] as const;

/** Masters of games that have one. */
export const MASTERS: readonly Pairing[] = list
  .filter(({ id }) => hasMaster(id))
  .flatMap((about) =>
    (MASTER_SEATS[about.id] ?? seatsOf(about)).flatMap((seats) =>
      MASTERLY.map((step) => ({ game: about.id, seats, ...step, deals: 400 })),
    ),
  );

/** Where the curve is drawn for more than the fewest. */
const CURVE_SEATS: Readonly<Record<string, number>> = { linko: 4 };
const TIMES = [
  { one: 'hard@1ms', deals: 400 },
  { one: HARD, deals: 400 },
  { one: 'hard@100ms', deals: 60 },
] as const;

/** What time to think is worth: hard against medium, in one seat count per game. */
export const CURVE: readonly Pairing[] = list.flatMap((about) => {
  const seats = CURVE_SEATS[about.id] ?? seatsOf(about)[0]!;
  return TIMES.map(({ one, deals }) => ({ game: about.id, seats, one, rest: 'medium', deals }));
});

export function isSame(a: Omit<Pairing, 'deals'>, b: Omit<Pairing, 'deals'>): boolean {
  return a.game === b.game && a.seats === b.seats && a.one === b.one && a.rest === b.rest;
}

/** All of them, each once. */
export const PAIRINGS: readonly Pairing[] = [...TABLE, ...BESIDES, ...CURVE, ...MASTERS].filter(
  (pairing, i, all) => all.findIndex((other) => isSame(pairing, other)) === i,
);
