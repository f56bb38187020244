import { type Game, type Rng, type Shapes, type Table, tableFor } from '@quartet/core';

/** How often tables of so many seats are trained at, by game; what is not named, once. */
const SEATS: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  linko: { 2: 2, 3: 2, 4: 5, 5: 2 },
  keltis: { 2: 4, 3: 3, 4: 3 },
  linx: { 2: 4, 3: 3, 4: 3, 5: 1, 6: 1 },
  combos: { 2: 1, 3: 4, 4: 4, 5: 3 },
};

/** One table in so many has options of its own; the others are as people find them. */
const UNUSUAL = 8;
/** Long matches teach no more than short ones. */
const LONGEST: Readonly<Record<string, number>> = { rounds: 3, target: 300 };

/** Numbers of seats to draw from: each as often as tables of so many are trained at. */
export function usualLots(game: Game): number[] {
  const lots: number[] = [];
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    for (let i = SEATS[game.id]?.[seats] ?? 1; i > 0; i--) lots.push(seats);
  }
  return lots;
}

/** The same as written by whoever teaches, such as 3,4,4; as usual if nothing is. */
export function lotsFrom(game: Game, text: string): readonly number[] {
  if (text === '') return usualLots(game);
  const { min, max } = game.seats;
  return text.split(',').map((word) => {
    const seats = Number(word);
    if (Number.isInteger(seats) && seats >= min && seats <= max) return seats;
    throw new Error(`--seats ${text}: ${min} to ${max} play ${game.id}, not "${word}"`);
  });
}

/** A table to train at: of seats by lot, every option, what is usual more often. */
export function someTable(game: Game, lots: readonly number[], rng: Rng): Table<Shapes['Options']> {
  const seats = lots[rng.below(lots.length)]!;
  const options: Record<string, string | number | boolean> = {};
  if (rng.below(UNUSUAL) === 0) {
    for (const [name, spec] of Object.entries(game.options)) {
      const choices = spec.choices(seats).filter((choice) => !(Number(choice) > (LONGEST[name] ?? 1000)));
      options[name] = choices[rng.below(choices.length)]!;
    }
  }
  return tableFor(game, seats, options, rng.below(seats));
}
