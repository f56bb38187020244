/** One bot against the rest of a table. */
export interface Pairing {
  readonly game: string;
  readonly seats: number;
  readonly one: string;
  readonly rest: string;
  /** How many deals make a figure. */
  readonly deals: number;
}

const NAMES: Readonly<Record<string, string>> = {
  linko: 'Linko!',
  linx: 'LINX',
  combos: 'Combos',
  keltis: 'Keltis',
};

export function nameOf(game: string): string {
  return NAMES[game] ?? game;
}

export const HARD = 'hard@10ms';

const USUAL_SEATS: Readonly<Record<string, readonly number[]>> = {
  linko: [2, 3, 4],
  linx: [2, 3, 4],
  combos: [3, 4, 5],
  keltis: [2, 3, 4],
};

const LADDER = [
  { one: 'easy', rest: 'random' },
  { one: 'medium', rest: 'easy' },
  { one: HARD, rest: 'medium' },
] as const;

/** Each level against the one below it, in every usual seat count. */
export const TABLE: readonly Pairing[] = Object.entries(USUAL_SEATS).flatMap(([game, counts]) =>
  counts.flatMap((seats) => LADDER.map((step) => ({ game, seats, ...step, deals: 400 }))),
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

const CURVE_SEATS: Readonly<Record<string, number>> = { linko: 4, linx: 2, combos: 3, keltis: 2 };
const TIMES = [
  { one: 'hard@1ms', deals: 400 },
  { one: HARD, deals: 400 },
  { one: 'hard@100ms', deals: 60 },
] as const;

/** What time to think is worth: hard against medium, in one seat count per game. */
export const CURVE: readonly Pairing[] = Object.entries(CURVE_SEATS).flatMap(([game, seats]) =>
  TIMES.map(({ one, deals }) => ({ game, seats, one, rest: 'medium', deals })),
);

export function isSame(a: Omit<Pairing, 'deals'>, b: Omit<Pairing, 'deals'>): boolean {
  return a.game === b.game && a.seats === b.seats && a.one === b.one && a.rest === b.rest;
}

/** All of them, each once. */
export const PAIRINGS: readonly Pairing[] = [...TABLE, ...BESIDES, ...CURVE].filter(
  (pairing, i, all) => all.findIndex((other) => isSame(pairing, other)) === i,
);
