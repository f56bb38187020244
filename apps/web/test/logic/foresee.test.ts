import { Match, tableFor } from '@quartet/core';
import { keltis } from '@quartet/keltis';
import { wording } from '@quartet/keltis/wording.en';
import { expect, test } from 'vitest';
import { foresee, imagined, legalIn } from '../../src/kit/legal.ts';

const match = Match.start(keltis, tableFor(keltis, 3), 'fast:legal');

test('what is foreseen leaves the state as it was, and tells what would happen', () => {
  const view = match.view(match.actor);
  const state = imagined(keltis, view);
  const [move] = legalIn(keltis, wording, view, match.actor).moves();
  const seen = foresee(keltis, state, [move!, { type: 'draw', from: 'pile' }]);
  expect(keltis.view(state, match.actor)).toEqual(view);
  expect(seen.events.map(({ type }) => type)).toContain('drawn');
  expect(keltis.actor(seen.state)).not.toBe(match.actor);
});
