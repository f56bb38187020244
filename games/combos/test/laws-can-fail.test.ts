// L13 needs a game of several deals; the other laws are shown to fail in games/keltis.
import { checkLaws } from '@quartet/testkit';
import { expect, test } from 'vitest';
import { combos } from '../src/index.ts';
import { kit } from './kit.ts';

test('L13 catches a deal that depends on who ended the round before', () => {
  const game: typeof combos = {
    ...combos,
    play: (state, move, chance, log) => {
      const seat = combos.actor(state);
      const stirred = (name: number) => {
        const rng = chance(name);
        if (seat % 2 === 1) rng.below(2);
        return rng;
      };
      combos.play(state, move, stirred, log);
    },
  };
  expect(() => checkLaws({ ...kit, game }, { seats: 4, games: 3, seed: 'broken' })).toThrow(
    /^L13 broken in combos/,
  );
});
