import { type Game, type OptionValue, resolveOptions } from '@quartet/core';

export type Options = Readonly<Record<string, OptionValue>>;

/** What was chosen, as far as it goes with so many seats. */
export function fittingOptions(game: Game, seats: number, given: Options): Options {
  const fitting = Object.fromEntries(
    Object.entries(given).filter(([name, value]) => game.options[name]?.allows(value, seats)),
  );
  const resolved = resolveOptions(game, seats, fitting);
  return resolved.ok ? resolved.options : {};
}
