import { type CombosShapes, combos } from '@quartet/combos';
import { FastRng, fastChance, NOBODY, tableFor } from '@quartet/core';
import { longUnless } from '@quartet/testkit/long';
import { expect, test } from 'vitest';
import { type Bot, iterations } from '../../src/bot.ts';
import { carelessBot } from '../../src/careless.ts';
import { knowledge } from '../../src/combos/knowledge.ts';
import { random } from '../../src/random.ts';
import { ratedBot } from '../../src/rated.ts';
import { legalMoves } from './position.ts';

type Player = Bot<CombosShapes>;

/** How much of all that is paid one `bot` among `others` pays, where 1 is an equal share: each deal from every seat. */
function payments(bot: Player, others: Player, seats: number, deals: number): number {
  let own = 0;
  let all = 0;
  for (let deal = 0; deal < deals; deal++) {
    for (let seat = 0; seat < seats; seat++) {
      const paid = playMatch((actor) => (actor === seat ? bot : others), seats, deal);
      own += paid[seat]!;
      all += paid.reduce((sum, chips) => sum + chips);
    }
  }
  return (own / all) * seats;
}

function playMatch(at: (seat: number) => Player, seats: number, deal: number): number[] {
  const table = tableFor(combos, seats);
  const chance = fastChance(`strength ${deal}`);
  const rng = new FastRng(deal);
  const state = combos.start(table, chance, null);
  for (let actor = combos.actor(state); actor !== NOBODY; actor = combos.actor(state)) {
    const view = combos.view(state, actor);
    const move = at(actor).choose(view, legalMoves(state).toArray(), rng, iterations(1));
    combos.play(state, move, chance, null);
  }
  return Array.from(state.chips, (chips, seat) => table.options.chips - chips + state.lost[seat]!);
}

const easy = carelessBot(ratedBot(knowledge, 'balanced', 'rateByThumb'));
const medium = ratedBot(knowledge, 'balanced', 'rateByThumb');

for (const seats of [2, 3, 4, 5])
  test(
    `with ${seats} seats, medium pays less than easy, and easy less than random`,
    longUnless(seats === 4),
    () => {
      expect(payments(medium, easy, seats, 30)).toBeLessThan(0.6);
      expect(payments(easy, random, seats, 20)).toBeLessThan(0.5);
    },
  );

test('medium hardly ever pays against three at random', () => {
  expect(payments(medium, random, 4, 40)).toBeLessThan(0.1);
});
