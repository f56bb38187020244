import { parseBotSpec } from '@quartet/bots';
import { games } from '@quartet/catalog';
import { longUnless } from '@quartet/testkit/long';
import { expect, test } from 'vitest';
import { allowance, howKept } from '../budget/keeping.ts';

/** A clock that goes on by one each time it is looked at: a deal is played out between two looks. */
function countingClock(): () => number {
  let time = 0;
  return () => ++time;
}

for (const game of games)
  test(
    `in random positions of ${game.id} every bot answers legally and stops in time`,
    longUnless(game.id === 'linko'),
    () => {
      for (const name of ['random', 'easy', 'medium', 'hard@10ms']) {
        const kept = howKept(game, parseBotSpec(name)!, 150, 'short', countingClock());
        expect(kept, name).toMatchObject({ positions: 150, illegal: 0, late: 0 });
      }
    },
  );

test('who thinks on when time is up is found out', () => {
  expect(allowance(1)).toBe(6);
  expect(allowance(100)).toBe(120);
  const slow = { now: 0 };
  const kept = howKept(games[0]!, parseBotSpec('hard@10ms')!, 10, 'slow', () => {
    slow.now += 40;
    return slow.now;
  });
  expect(kept.late).toBe(10);
});
