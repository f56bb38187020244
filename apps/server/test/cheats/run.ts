// What cheating is worth in ratings: `npm run cheats -- [--matches 200] [--strategy removeLeader] [--seed s]`. Each strategy plays rated
// matches of all games, with two to four seats, against people who play as the same bot and do nothing else; nobody has a rating before.
import { parseArgs } from 'node:util';
import { worthOf } from './matches.ts';
import { STRATEGIES, type StrategyName } from './strategies.ts';

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '200' },
    strategy: { type: 'string', multiple: true, default: Object.keys(STRATEGIES) },
    seed: { type: 'string', default: 'cheats' },
  },
});
const unknown = values.strategy.find((name) => !Object.hasOwn(STRATEGIES, name));
if (unknown !== undefined)
  throw new Error(`--strategy ${unknown}: there are ${Object.keys(STRATEGIES).join(', ')}`);
console.log('strategy            matches  counted  points a match');
for (const name of values.strategy) {
  const worth = await worthOf(name as StrategyName, { matches: Number(values.matches), seed: values.seed });
  const points = `${worth.mean.toFixed(1)} ± ${(2 * worth.standardError).toFixed(1)}`;
  const columns = [name.padEnd(18), String(worth.matches).padStart(8), String(worth.counted).padStart(8)];
  console.log(`${columns.join(' ')}  ${points}`);
}
