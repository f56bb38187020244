// What masters do otherwise than experts: `npm run manners -- [--game linko] [--seats 4] [--matches 200] [--seed s]`. Each level plays
// among itself; what happens is counted by its kind, a match on average, and how many cards it was about.
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { decide, iterations, knowledgeOf, loadMaster, makeBot, parseBotSpec } from '@quartet/bots';
import { findGame, games } from '@quartet/catalog';
import { FastRng, fastChance, type Game, NOBODY, type Shapes, tableFor } from '@quartet/core';
import { type Deed, mannersOf, tableOf } from './strength/manners.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    seats: { type: 'string' },
    matches: { type: 'string', default: '200' },
    seed: { type: 'string', default: 'manners' },
  },
});
const chosen = values.game === undefined ? games : [findGame(values.game)];
for (const game of chosen) {
  if (!game) throw new Error(`there is no game "${values.game}"`);
  await loadMaster(knowledgeOf(game), readFile);
  const seats = Number(values.seats ?? Math.min(4, game.seats.max));
  const [expert, master] = (['expert', 'master'] as const).map((level) => play(game, seats, level));
  console.log(`\n${game.id}, ${seats} seats, ${values.matches} matches of each`);
  for (const line of tableOf(expert!, master!)) console.log(line);
}

function play(game: Game, seats: number, level: 'expert' | 'master') {
  const bot = makeBot(game, parseBotSpec(level)!);
  const rng = new FastRng(values.seed);
  const deeds: Deed[] = [];
  const matches = Number(values.matches);
  for (let match = 0; match < matches; match++) {
    const chance = fastChance(`${values.seed} ${match}`);
    const log = (event: Shapes['Event']): void => void deeds.push(event);
    const state = game.start(tableFor(game, seats, {}, match % seats), chance, log);
    for (let seat = game.actor(state); seat !== NOBODY; seat = game.actor(state)) {
      const move = decide(game, bot, game.view(state, seat), rng, iterations(0));
      game.play(state, game.toCode(state, move)!, chance, log);
    }
  }
  return mannersOf(deeds, matches);
}
