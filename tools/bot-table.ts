// The strength table of docs/bots.md, from the arena's own figures: each level against the one below it, one against
// the rest, in every usual seat count. `npm run bot-table -- --deals 400 [--game linko] [--seed S] [--hard hard@10ms]`.
import { parseArgs } from 'node:util';
import { DEFAULT_WORKERS, playHere, seatBots, summarise } from '@quartet/arena';
import { findGame } from '@quartet/catalog';
import { tableFor } from '@quartet/core';

const USUAL_SEATS: Readonly<Record<string, readonly number[]>> = {
  linko: [2, 3, 4],
  linx: [2, 3, 4],
  combos: [3, 4, 5],
  keltis: [2, 3, 4],
};

const { values } = parseArgs({
  options: {
    deals: { type: 'string', default: '400' },
    game: { type: 'string' },
    seed: { type: 'string', default: 'bots' },
    hard: { type: 'string', default: 'hard@10ms' },
    pairs: { type: 'string' },
  },
});
const pairs = values.pairs?.split(' ') ?? [
  'easy,random',
  'medium,easy',
  'medium,random',
  `${values.hard},medium`,
];
const chosen = Object.entries(USUAL_SEATS).filter(([game]) => game === (values.game ?? game));

console.log(
  '| game | seats | one | against the rest | even | win share | 95 % | mean score | theirs | ms/move |',
);
console.log('|---|---|---|---|---|---|---|---|---|---|');
for (const [game, counts] of chosen) {
  for (const seats of counts) for (const pair of pairs) console.log(await row(game, seats, pair));
}

async function row(id: string, seats: number, pair: string): Promise<string> {
  const game = findGame(id)!;
  const settings = {
    game: id,
    rules: game.version,
    ...tableFor(game, seats),
    bots: seatBots(pair, seats),
    deals: Number(values.deals),
    seed: values.seed,
  };
  const { entrants } = summarise(settings, await playHere(settings, DEFAULT_WORKERS));
  const [one, rest] = entrants;
  const percent = (share: number | null): string => (share === null ? '–' : `${(share * 100).toFixed(1)} %`);
  const { winShare, score, even, msPerMove } = one!;
  const interval = `${percent(winShare.low)} to ${percent(winShare.high)}`;
  const cells = [id, seats, one!.bot, rest!.bot, percent(even), percent(winShare.mean), interval];
  return `| ${[...cells, score.mean.toFixed(2), rest!.score.mean.toFixed(2), msPerMove.toFixed(3)].join(' | ')} |`;
}
