import { FastRng, fastChance, NOBODY, tableFor } from '@quartet/core';
import { linx } from '@quartet/linx';
import { expect, test } from 'vitest';
import { type Bot, iterations } from '../../src/bot.ts';
import { carelessBot } from '../../src/careless.ts';
import { knowledge } from '../../src/linx/knowledge.ts';
import { random } from '../../src/random.ts';
import { ratedBot } from '../../src/rated.ts';
import { legalMoves } from './position.ts';

/** The share of wins of one `bot` among `others`: each deal is played once from every seat. */
function share(bot: Bot, others: Bot, seats: number, deals: number, target = 0): number {
  let wins = 0;
  for (let deal = 0; deal < deals; deal++) {
    for (let seat = 0; seat < seats; seat++) wins += winShare(bot, others, seats, seat, deal, target);
  }
  return wins / (deals * seats);
}

function winShare(bot: Bot, others: Bot, seats: number, seat: number, deal: number, target: number): number {
  const chance = fastChance(`strength ${deal}`);
  const rng = new FastRng(deal * seats + seat);
  const state = linx.start(tableFor(linx, seats, { target }), chance, null);
  for (let actor = linx.actor(state); actor !== NOBODY; actor = linx.actor(state)) {
    const chooser = actor === seat ? bot : others;
    const moves = legalMoves(state).toArray();
    linx.play(state, chooser.choose(linx.view(state, actor), moves, rng, iterations(1)), chance, null);
  }
  const winners = linx.scoreSheet(state).filter(({ place }) => place === 1);
  return winners.some((line) => line.seat === seat) ? 1 / winners.length : 0;
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
