import { FastRng, fastChance, MoveList, type Seat, tableFor } from '@quartet/core';
import { keltis } from '@quartet/keltis';
import { expect, test } from 'vitest';
import { iterations } from '../../src/bot.ts';
import { knowledge } from '../../src/keltis/knowledge.ts';
import { random } from '../../src/random.ts';
import { ratedBot } from '../../src/rated.ts';

const rated = ratedBot(knowledge, 'balanced', 'rateByThumb');

/** Points by seat, with the rated bot in one seat and chance in the others. */
function playOut(seats: number, seat: Seat, deal: number): Int32Array {
  const state = keltis.start(tableFor(keltis, seats), fastChance(deal), null);
  const rng = new FastRng(deal);
  const moves = new MoveList(keltis.moveSpace);
  for (let actor = keltis.actor(state); actor !== -1; actor = keltis.actor(state)) {
    keltis.legal(state, moves);
    const bot = actor === seat ? rated : random;
    const code = bot.choose(keltis.view(state, actor), moves.toArray(), rng, iterations(1));
    keltis.play(state, code, fastChance('none'), null);
  }
  const points = new Int32Array(seats);
  keltis.points(state, points);
  return points;
}

test.each([2, 3, 4])('with %i players the rated bot nearly always beats chance', (seats) => {
  let wins = 0;
  for (let deal = 0; deal < 34; deal++) {
    const seat = deal % seats;
    const points = playOut(seats, seat, deal);
    if (points[seat] === Math.max(...points)) wins++;
  }
  expect(wins).toBeGreaterThan(32);
});
