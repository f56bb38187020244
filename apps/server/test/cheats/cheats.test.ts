import { LONG } from '@quartet/testkit/long';
import { expect, test } from 'vitest';
import { worthOf } from './matches.ts';
import { STRATEGIES, type StrategyName } from './strategies.ts';

const MATCHES = 24;
/** So many standard errors are chance once in ten thousand. */
const CHANCE = 4;

const cheats = (Object.keys(STRATEGIES) as StrategyName[]).filter((name) => name !== 'plain');

test.each(cheats)('in rated matches of all games the strategy "%s" gains nothing', LONG, async (name) => {
  const { mean, standardError, matches } = await worthOf(name, { matches: MATCHES, seed: name });
  expect(matches).toBe(MATCHES);
  expect(mean).toBeLessThan(CHANCE * standardError + 1);
});

test('a match of the strategies is played to its end and counted, so that they can lose', LONG, async () => {
  const { counted, mean } = await worthOf('removeThemselves', { matches: 8, seed: 'counted' });
  expect(counted).toBeGreaterThan(4);
  expect(mean).toBeLessThan(0);
});
