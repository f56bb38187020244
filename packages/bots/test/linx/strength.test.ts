import { linx } from '@quartet/linx';
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

test.each([2, 3, 4])('with %i seats, medium beats easy and easy beats random', (seats) => {
  expect(share(medium, easy, seats, 16)).toBeGreaterThan(1.1 / seats);
  expect(share(easy, random, seats, 8)).toBeGreaterThan(1.5 / seats);
});

test('medium hardly ever loses to three at random', () => {
  expect(share(medium, random, 4, 20)).toBeGreaterThan(0.85);
});

test('medium wins matches too', () => {
  expect(share(medium, random, 2, 6, 300)).toBeGreaterThan(0.85);
});
