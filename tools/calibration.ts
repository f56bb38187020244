// Whether a master's chances come true: `npm run calibration -- --game linko [--seats 4] [--matches 400] [--seed s]`.
// Masters play themselves, at once; of every decision it is noted what they expected of the win and what came of it.
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { knowledgeOf, loadMaster } from '@quartet/bots';
import { chanceOfWin, masteryOf } from '@quartet/bots/master';
import { findGame, games } from '@quartet/catalog';
import { FastRng, fastChance, MoveList, NOBODY, type Seat, tableFor } from '@quartet/core';
import { type Called, fitted, reliability } from './strength/reliability.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    seats: { type: 'string' },
    matches: { type: 'string', default: '400' },
    seed: { type: 'string', default: 'calibration' },
  },
});
const chosen = values.game === undefined ? games : [findGame(values.game)];
for (const game of chosen) {
  if (!game) throw new Error(`there is no game "${values.game}"`);
  await loadMaster(knowledgeOf(game), readFile);
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    if (values.seats !== undefined && Number(values.seats) !== seats) continue;
    const called = play(game.id, seats, Number(values.matches));
    const [steep, shift] = fitted(called);
    console.log(`\n${game.id}, ${seats} seats: ${called.length} decisions of ${values.matches} matches`);
    console.log(`fitted: ${steep.toFixed(3)} × logit ${shift < 0 ? '−' : '+'} ${Math.abs(shift).toFixed(3)}`);
    for (const line of reliability(called, (logit) => chanceOfWin(game.id, seats, logit))) console.log(line);
  }
}

/** What masters expected, and their share of the win. */
function play(id: string, seats: number, matches: number): Called[] {
  const game = findGame(id)!;
  const mastery = masteryOf(id)!;
  const moves = new MoveList(game.moveSpace);
  const rng = new FastRng(values.seed);
  const called: Called[] = [];
  for (let match = 0; match < matches; match++) {
    const chance = fastChance(`${values.seed} ${seats} ${match}`);
    const state = game.start(tableFor(game, seats, {}, match % seats), chance, null);
    const expected: { seat: Seat; logit: number }[] = [];
    for (let seat = game.actor(state); seat !== NOBODY; seat = game.actor(state)) {
      game.legal(state, moves);
      const codes = moves.toArray();
      if (codes.length === 1) game.play(state, codes[0]!, chance, null);
      else {
        const [best] = mastery.judge(game.view(state, seat), codes, rng);
        expected.push({ seat, logit: best!.rating });
        game.play(state, best!.code, chance, null);
      }
    }
    const sheet = game.scoreSheet(state);
    const winners = sheet.filter(({ place }) => place === 1).length;
    const share = (seat: Seat) => (sheet.find((line) => line.seat === seat)!.place === 1 ? 1 / winners : 0);
    for (const { seat, logit } of expected) called.push({ logit, won: share(seat) });
  }
  return called;
}
