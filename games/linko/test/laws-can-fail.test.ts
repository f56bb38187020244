import { checkLaws, spoiltGames } from '@quartet/testkit';
import { expect, test } from 'vitest';
import { linko } from '../src/index.ts';
import { kit } from './kit.ts';

const EFFORT = { seats: 3, games: 1, seed: 'spoilt' };

const SPOILT = spoiltGames(linko, {
  pile: ['pile', 'cards'],
  forget: (view) => ({ ...view, seats: view.seats.map((seat) => ({ ...seat, known: [] })) }),
});

test.each(SPOILT)('$law catches $what', ({ law, game }) => {
  expect(() => checkLaws({ ...kit, game }, EFFORT)).toThrow(new RegExp(`^${law} broken in linko`));
});

test('L10 catches hands that all hear dealt in later rounds', () => {
  const game: typeof linko = {
    ...linko,
    redact: (event, viewer) =>
      event.type === 'dealt' && event.round > 1 ? event : linko.redact(event, viewer),
  };
  expect(() => checkLaws({ ...kit, game }, EFFORT)).toThrow(/^L10 broken in linko/);
});
