import { expect, test } from 'vitest';
import { bySeats, type Game, type OptionSpec, oneOf, resolveOptions, type Shapes } from '../src/index.ts';

const OPTIONS: Record<string, OptionSpec<string | number | boolean>> = {
  rounds: oneOf<number>(1, 2, 3),
  duel: bySeats<boolean>((seats) => (seats === 2 ? [true, false] : [false])),
};
const GAME = { id: 'toy', options: OPTIONS } as unknown as Game<Shapes>;

test('what is not given is the default, which may depend on the seats', () => {
  expect(resolveOptions(GAME, 2, {})).toEqual({ ok: true, options: { rounds: 1, duel: true } });
  expect(resolveOptions(GAME, 3, { rounds: 3 })).toEqual({ ok: true, options: { rounds: 3, duel: false } });
});

test.each([
  [{ rounds: 4 }, 'rounds', '4 is not possible with 3 seats; possible: 1, 2, 3'],
  [{ rounds: '1' }, 'rounds', '"1" is not possible with 3 seats; possible: 1, 2, 3'],
  [{ duel: true }, 'duel', 'true is not possible with 3 seats; possible: false'],
  [{ colour: 'red' }, 'colour', 'toy has no option "colour" (it has: rounds, duel)'],
  [{ toString: 1 }, 'toString', 'toy has no option "toString" (it has: rounds, duel)'],
])('an unknown option or value is refused: %j', (given, option, reason) => {
  expect(resolveOptions(GAME, 3, given)).toEqual({ ok: false, option, reason });
});
