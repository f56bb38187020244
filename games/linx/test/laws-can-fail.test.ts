import { checkLaws, spoiltGames } from '@quartet/testkit';
import { expect, test } from 'vitest';
import { linx } from '../src/index.ts';
import { kit } from './kit.ts';

const EFFORT = { seats: 3, games: 1, seed: 'spoilt' };

const SPOILT = spoiltGames(linx, {
  pile: ['stock', 'cards'],
  forget: (view) => ({ ...view, hands: view.hands.map((hand) => ({ ...hand, known: [] })) }),
});

test.each(SPOILT)('$law catches $what', ({ law, game }) => {
  expect(() => checkLaws({ ...kit, game }, EFFORT)).toThrow(new RegExp(`^${law} broken in linx`));
});

test('L10 catches hands that all hear dealt in later games', () => {
  const game: typeof linx = {
    ...linx,
    redact: (event, viewer) =>
      event.type === 'dealt' && event.round > 1 ? event : linx.redact(event, viewer),
  };
  expect(() => checkLaws({ ...kit, game }, EFFORT)).toThrow(/^L10 broken in linx/);
});

test('L15 catches scoring cards to come that all may see', () => {
  const game: typeof linx = {
    ...linx,
    view: (state, viewer) => {
      const { scoringPile } = linx.view(state, 'referee');
      return { ...linx.view(state, viewer), scoringPile };
    },
  };
  expect(() => checkLaws({ ...kit, game }, EFFORT)).toThrow(/^L15 broken in linx/);
});
