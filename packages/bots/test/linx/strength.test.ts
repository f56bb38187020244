import { linx } from '@quartet/linx';
import { longUnless } from '@quartet/testkit/long';
import { expect, test } from 'vitest';
import type { Bot } from '../../src/bot.ts';
import { carelessBot } from '../../src/careless.ts';
import { knowledge } from '../../src/linx/knowledge.ts';
import { random } from '../../src/random.ts';
import { ratedBot } from '../../src/rated.ts';
import { winShare } from '../win-share.ts';

function share(bot: Bot, others: Bot, seats: number, deals: number, target = 0): number {
  return winShare(linx, bot, others, { seats, deals, options: { target } });
}

const easy = carelessBot(ratedBot(knowledge, 'balanced', 'rateByThumb')) as Bot;
const medium = ratedBot(knowledge, 'balanced', 'rateByThumb') as Bot;

for (const seats of [2, 3, 4])
  test(`with ${seats} seats, medium beats easy and easy beats random`, longUnless(seats === 2), () => {
    expect(share(medium, easy, seats, 16)).toBeGreaterThan(1.1 / seats);
    expect(share(easy, random, seats, 8)).toBeGreaterThan(1.5 / seats);
  });

test('medium hardly ever loses to three at random', () => {
  expect(share(medium, random, 4, 20)).toBeGreaterThan(0.85);
});

test('medium wins matches too', () => {
  expect(share(medium, random, 2, 6, 300)).toBeGreaterThan(0.85);
});
