import { FastRng, fastChance, NOBODY, tableFor } from '@quartet/core';
import { linko } from '@quartet/linko';
import { expect, test } from 'vitest';
import { type Bot, iterations } from '../../src/bot.ts';
import { carelessBot } from '../../src/careless.ts';
import { knowledge } from '../../src/linko/knowledge.ts';
import { random } from '../../src/random.ts';
import { ratedBot } from '../../src/rated.ts';
import { legalMoves } from './position.ts';

/** The share of wins of one `bot` among `others`: each deal is played once from every seat. */
function share(bot: Bot, others: Bot, seats: number, deals: number): number {
  let wins = 0;
  for (let deal = 0; deal < deals; deal++) {
    for (let seat = 0; seat < seats; seat++) wins += winShare(bot, others, seats, seat, deal);
  }
  return wins / (deals * seats);
}

function winShare(bot: Bot, others: Bot, seats: number, seat: number, deal: number): number {
  const chance = fastChance(`strength ${deal}`);
  const rng = new FastRng(deal * seats + seat);
  const state = linko.start(tableFor(linko, seats), chance, null);
  for (let actor = linko.actor(state); actor !== NOBODY; actor = linko.actor(state)) {
    const moves = legalMoves(state).toArray();
    const chosen = (actor === seat ? bot : others).choose(
      linko.view(state, actor),
      moves,
      rng,
      iterations(1),
    );
    linko.play(state, chosen, chance, null);
  }
  const winners = linko.scoreSheet(state).filter(({ place }) => place === 1);
  return winners.some((line) => line.seat === seat) ? 1 / winners.length : 0;
}

const easy = carelessBot(ratedBot(knowledge, 'balanced', 'rateByThumb')) as Bot;
const medium = ratedBot(knowledge, 'balanced', 'rateByThumb') as Bot;
const expert = ratedBot(knowledge, 'balanced', 'rate') as Bot;

test.each([2, 3, 4])('with %i seats, expert beats medium, medium easy, and easy random', (seats) => {
  expect(share(expert, medium, seats, 60)).toBeGreaterThan(1.2 / seats);
  expect(share(medium, easy, seats, 60)).toBeGreaterThan(1.3 / seats);
  expect(share(easy, random, seats, 30)).toBeGreaterThan(1.5 / seats);
});

test('medium hardly ever loses to three at random', () => {
  expect(share(medium, random, 4, 60)).toBeGreaterThan(0.9);
});
