import { expect, test } from 'vitest';
import { checkLaws } from '../src/index.ts';
import { follow, imagining, kit } from './follow.ts';

const EFFORT = { seats: 3, games: 60, seed: 'follow' };

test('a game in which hands show what they lack keeps the laws', () => {
  expect(checkLaws(kit, EFFORT).positions).toBe(60 * 15);
});

test('L17 catches imagining that deals what a hand has shown to lack', () => {
  const game = { ...follow, imagine: imagining(false) };
  expect(() => checkLaws({ ...kit, game }, EFFORT)).toThrow(/^L17 broken in follow/);
});

test('L17 catches a view that does not say what a hand has shown to lack', () => {
  const game: typeof follow = {
    ...follow,
    view: (state, viewer) => ({ ...follow.view(state, viewer), lacks: [0, 0, 0] }),
  };
  expect(() => checkLaws({ ...kit, game }, EFFORT)).toThrow(/^L17 broken in follow/);
});

test('L17 catches a lack that is forgotten when the next trick begins', () => {
  const game: typeof follow = {
    ...follow,
    play: (state, card, chance, log) => {
      follow.play(state, card, chance, log);
      if (state.trick.length === 0) state.lacks.fill(0);
    },
  };
  expect(() => checkLaws({ ...kit, game }, EFFORT)).toThrow(/^L17 broken in follow/);
});
