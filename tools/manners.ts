// What masters do otherwise than experts: `npm run manners -- [--game linko] [--seats 4] [--matches 200] [--seed s]`. Each level plays
// among itself. What happens is counted by its kind, a match on average, and how many cards it was about; then how each kind begins in a
// round, and how often it is done where it could be: early, midway and late in the round, and by the most cards it could be about.
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { knowledgeOf, loadMaster, makeBot, parseBotSpec } from '@quartet/bots';
import { findGame, games } from '@quartet/catalog';
import { beside, mannersOf, tableOf } from './strength/manners.ts';
import { openingCell, openingsOf } from './strength/openings.ts';
import { type Played, playedBy } from './strength/played.ts';
import { readinessCell, readinessOf } from './strength/readiness.ts';

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
  const matches = Number(values.matches);
  const [expert, master] = (['expert', 'master'] as const).map((level) =>
    playedBy(game, makeBot(game, parseBotSpec(level)!), { seats, matches, seed: values.seed }),
  );
  console.log(`\n${game.id}, ${seats} seats, ${matches} matches of each\n`);
  for (const line of tablesOf(expert!, master!, matches)) console.log(line);
}

function tablesOf(expert: Played, master: Played, matches: number): string[] {
  const manners = [expert, master].map(({ deeds }) => mannersOf(deeds, matches));
  const openings = [expert, master].map(({ rounds }) => openingsOf(rounds));
  const readiness = [expert, master].map(({ rounds }) => readinessOf(rounds));
  return [
    ...tableOf(manners[0]!, manners[1]!),
    '',
    ...beside('for the first time in a round', openings[0]!, openings[1]!, openingCell),
    '',
    ...beside('where it could be, in 100', readiness[0]!, readiness[1]!, readinessCell),
  ];
}
