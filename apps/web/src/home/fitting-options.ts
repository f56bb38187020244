import { type Game, type OptionValue, resolveOptions } from '@quartet/core';

export type Options = Readonly<Record<string, OptionValue>>;

/** What was chosen, as far as it goes with so many seats. */
export function fittingOptions(game: Game, seats: number, given: Options): Options {
  const fitting = Object.fromEntries(
    Object.entries(given).filter(
      ([name, value]) => Object.hasOwn(game.options, name) && game.options[name]!.allows(value, seats),
    ),
  );
  const resolved = resolveOptions(game, seats, fitting);
  return resolved.ok ? resolved.options : {};
}

/** What decides between a game's editions at so many seats; empty: they do not differ there. */
export function editionOptions(game: Game, seats: number): readonly string[] {
  const all: readonly Partial<Options>[] = Object.values(game.editions);
  const resolved = all.map((edition) => fittingOptions(game, seats, edition as Options));
  return Object.keys(game.options).filter(
    (name) => new Set(resolved.map((options) => options[name])).size > 1,
  );
}

/** The edition that these options make; null: none of them. */
export function editionOf(game: Game, seats: number, options: Options): string | null {
  const deciding = editionOptions(game, seats);
  const found = Object.entries(game.editions).find(([, edition]) => {
    const whole = fittingOptions(game, seats, edition as Options);
    return deciding.every((name) => whole[name] === options[name]);
  });
  return found?.[0] ?? null;
}
