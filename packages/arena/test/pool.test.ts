import { longUnless } from '@quartet/testkit/long';
import { expect, test } from 'vitest';
import { summarise } from '../src/outcome.ts';
import { playDeals, playHere } from '../src/pool.ts';
import { playedHere, settingsOf, withoutTimes } from './runs.ts';

for (const given of [
  { game: 'linko', seats: 4, bots: 'random,easy,medium' },
  { game: 'keltis', seats: 3, bots: 'random,hard@8' },
])
  test(
    `${given.game}: two threads come to the same as none`,
    longUnless(given.game === 'linko'),
    async () => {
      const settings = settingsOf({ ...given, deals: 4 });
      const done: number[] = [];
      const two = await playHere(settings, 2, (count) => done.push(count));
      expect(done).toEqual([1, 2, 3, 4]);
      expect(two.map(({ deal }) => deal)).toEqual([0, 1, 2, 3]);
      const none = playedHere(settings);
      expect(withoutTimes(summarise(settings, two))).toEqual(withoutTimes(summarise(settings, none)));
    },
  );

test('a run played in two parts is the same run', async () => {
  const settings = settingsOf({ game: 'combos', seats: 3, bots: 'random,medium', deals: 5 });
  const whole = playedHere(settings);
  const parts = [...(await playDeals(settings, 0, 2, 1)), ...(await playDeals(settings, 2, 5, 2))];
  expect(parts.map(({ deal, games }) => ({ deal, games }))).toEqual(
    whole.map(({ deal, games }) => ({ deal, games })),
  );
});

test('a fault in a thread ends the run with its sentence', async () => {
  await expect(playHere({ ...settingsOf(), rules: 999 }, 2)).rejects.toThrow(/rules version 999/);
});

test('what breaks a thread ends the run', async () => {
  await expect(playHere({ ...settingsOf(), options: {}, seats: 77 }, 1)).rejects.toThrow();
});
