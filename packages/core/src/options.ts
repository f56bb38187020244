import { assert } from './assert.ts';
import type { Game, Shapes, Table, WrittenTable } from './game.ts';
import { shortJson, shortText } from './printable.ts';

export type OptionValue = string | number | boolean;

/** One thing the players settle before the first deal. It may depend on how many play. */
export interface OptionSpec<V extends OptionValue> {
  default(seats: number): V;
  /** What people are offered, in order. */
  choices(seats: number): readonly V[];
  /** Whether a table may have this value: the choices, or more where any number of a range will do. */
  allows(value: unknown, seats: number): value is V;
  /** The allowed values in words, for whoever gave a wrong one. */
  expected(seats: number): string;
}

/** One of the listed values; the first is the default. */
export function oneOf<V extends OptionValue>(...choices: readonly [V, ...V[]]): OptionSpec<V> {
  return bySeats(() => choices);
}

/** Like `oneOf`, the list depending on the number of seats. */
export function bySeats<V extends OptionValue>(
  choices: (seats: number) => readonly [V, ...V[]],
): OptionSpec<V> {
  return {
    default: (seats) => choices(seats)[0],
    choices,
    allows: (value, seats): value is V => (choices(seats) as readonly unknown[]).includes(value),
    expected: (seats) =>
      choices(seats)
        .map((choice) => JSON.stringify(choice))
        .join(', '),
  };
}

/** What was wrong with given options: the option, and a sentence. */
interface OptionFault {
  readonly option: string;
  readonly reason: string;
}

type Resolved<O> = { readonly ok: true; readonly options: O } | ({ readonly ok: false } & OptionFault);

/** Every option of the game, resolved: what was given, the defaults for the rest. Unknown names and values are refused. */
export function resolveOptions<S extends Shapes>(
  game: Game<S>,
  seats: number,
  given: Readonly<Record<string, unknown>>,
): Resolved<S['Options']> {
  const specs: Readonly<Record<string, OptionSpec<OptionValue>>> = game.options;
  for (const option of Object.keys(given)) {
    if (!Object.hasOwn(specs, option)) {
      const known = Object.keys(specs).join(', ');
      const reason = `${game.id} has no option ${shortJson(option)} (it has: ${known})`;
      return { ok: false, option: shortText(option), reason };
    }
  }
  const options: Record<string, OptionValue> = {};
  for (const [option, spec] of Object.entries(specs)) {
    const value = Object.hasOwn(given, option) ? given[option] : spec.default(seats);
    if (!spec.allows(value, seats)) {
      const reason = `${shortJson(value)} is not possible with ${seats} seats; possible: ${spec.expected(seats)}`;
      return { ok: false, option, reason };
    }
    options[option] = value;
  }
  return { ok: true, options: options as S['Options'] };
}

/** A table with the game's defaults but for what is given; for tests and tools, which know what they ask for. */
export function tableFor<S extends Shapes>(
  game: Game<S>,
  seats: number,
  given: Partial<S['Options']> = {},
  first = 0,
): Table<S['Options']> {
  return resolveTable(game, { seats, first, options: given as S['Options'] });
}

/** The table that is played at, where what was written down was checked before. */
export function resolveTable<S extends Shapes>(game: Game<S>, written: WrittenTable<S>): Table<S['Options']> {
  const resolved = resolveOptions(game, written.seats, written.options);
  assert(resolved.ok, `${game.id}: ${resolved.ok || `option ${resolved.option}: ${resolved.reason}`}`);
  return { seats: written.seats, first: written.first, options: resolved.options };
}
