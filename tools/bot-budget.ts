// Whether bots keep to their time and answer legally, over positions of random games in every seat count. Times are
// processor times of the thread. `npm run bot-budget -- --positions 10000 [--game linko] [--seed S]`; the exit code is 1 if
// an answer was illegal or took a fifth and 5 ms too long.
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { threadMilliseconds } from '@quartet/arena';
import { knowledgeOf, loadMaster, parseBotSpec } from '@quartet/bots';
import { games } from '@quartet/catalog';
import { howKept } from './budget/keeping.ts';
import { nameOf } from './strength/pairings.ts';

const { values } = parseArgs({
  options: {
    positions: { type: 'string', default: '10000' },
    bots: { type: 'string', default: 'easy medium hard@1ms hard@10ms master master@10ms' },
    game: { type: 'string' },
    seed: { type: 'string', default: 'budget' },
  },
});

console.log('| game | bot | positions | illegal | late | median ms | 99 of 100 | slowest |');
console.log('|---|---|---|---|---|---|---|---|');
for (const game of games.filter(({ id }) => id === (values.game ?? id))) {
  await loadMaster(knowledgeOf(game), readFile);
  for (const name of values.bots.split(' ')) {
    const spec = parseBotSpec(name);
    if (!spec) throw new Error(`"${name}" is no bot; bots are written like medium or hard@10ms`);
    const kept = howKept(game, spec, Number(values.positions), values.seed, threadMilliseconds);
    const times = [kept.median, kept.p99, kept.slowest].map((time) => time.toFixed(2));
    const { positions, illegal, late } = kept;
    console.log(`| ${[nameOf(game.id), name, positions, illegal, late, ...times].join(' | ')} |`);
    if (illegal + late > 0) process.exitCode = 1;
  }
}
