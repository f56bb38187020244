import type { Chance } from '@quartet/core';
import { checkLaws, spoiltGames } from '@quartet/testkit';
import { expect, test } from 'vitest';
import { combos } from '../src/index.ts';
import { kit } from './kit.ts';

type Combos = typeof combos;

const EFFORT = { seats: 4, games: 2, seed: 'broken' };

const SPOILT = spoiltGames(combos, {
  pile: ['pile', 'cards'],
  forget: (view) => ({
    ...view,
    players: view.players.map((player) => ({ ...player, hand: { ...player.hand, known: [] } })),
  }),
});

test.each(SPOILT)('$law catches $what', ({ law, game }) => {
  expect(() => checkLaws({ ...kit, game }, EFFORT)).toThrow(new RegExp(`^${law} broken in combos`));
});

test('L10 catches hands that all hear dealt in later rounds', () => {
  const game: Combos = {
    ...combos,
    redact: (event, viewer) =>
      event.type === 'dealt' && event.round > 1 ? event : combos.redact(event, viewer),
  };
  expect(() => checkLaws({ ...kit, game }, EFFORT)).toThrow(/^L10 broken in combos/);
});

/** Luck that depends on who ended the round before. */
const DEPENDENT: readonly [string, (chance: Chance, seat: number) => Chance][] = [
  [
    'another order',
    (chance, seat) => (name) => {
      const rng = chance(name);
      if (seat % 2 === 1) rng.below(2);
      return rng;
    },
  ],
  ['a shuffle passed over', (chance, seat) => (name) => chance(name + (seat % 2))],
  ['the first shuffle again', (chance, seat) => (name) => chance(seat % 2 === 1 ? 0 : name)],
  ['a shuffle far ahead', (chance, seat) => (name) => chance(name + 1000 * seat)],
];

test.each(DEPENDENT)('L13 catches a deal that depends on play: %s', (_, stirred) => {
  const game: Combos = {
    ...combos,
    play: (state, move, chance, log) => combos.play(state, move, stirred(chance, combos.actor(state)), log),
  };
  expect(() => checkLaws({ ...kit, game }, EFFORT)).toThrow(/^L13 broken in combos/);
});
