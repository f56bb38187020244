import { linko } from '@quartet/linko';
import { longUnless } from '@quartet/testkit/long';
import { expect, test } from 'vitest';
import type { Bot } from '../../src/bot.ts';
import { carelessBot } from '../../src/careless.ts';
import { knowledge } from '../../src/linko/knowledge.ts';
import { random } from '../../src/random.ts';
import { ratedBot } from '../../src/rated.ts';
import { winShare } from '../win-share.ts';

function share(bot: Bot, others: Bot, seats: number, deals: number): number {
  return winShare(linko, bot, others, { seats, deals });
}

const easy = carelessBot(ratedBot(knowledge, 'balanced', 'rateByThumb')) as Bot;
const medium = ratedBot(knowledge, 'balanced', 'rateByThumb') as Bot;
const expert = ratedBot(knowledge, 'balanced', 'rate') as Bot;

for (const seats of [2, 3, 4])
  test(
    `with ${seats} seats, expert beats medium, medium easy, and easy random`,
    longUnless(seats === 3),
    () => {
      expect(share(expert, medium, seats, 60)).toBeGreaterThan(1.2 / seats);
      expect(share(medium, easy, seats, 60)).toBeGreaterThan(1.3 / seats);
      expect(share(easy, random, seats, 30)).toBeGreaterThan(1.5 / seats);
    },
  );

test('medium hardly ever loses to three at random', () => {
  expect(share(medium, random, 4, 60)).toBeGreaterThan(0.9);
});
