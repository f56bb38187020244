// An evening of sixteen at four tables over eight deals: eight live clients, the rest bots, against a real server that is killed
// again and again, with a late comer and a drop-out: `npm run event-show -- [--small]`. Ends with 1 if the ranking is not that
// worked out by hand, anything acknowledged is missing, or anybody saw a table before its deal was over.
import { parseArgs } from 'node:util';
import { showEvent } from './event-show/show.ts';

// Then the server ends, too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const { values } = parseArgs({ options: { small: { type: 'boolean', default: false } } });
const usual = { game: 'keltis', seats: 4, places: 16, people: 8, deals: 8, kills: 6, patience: 900_000 };
const small = { game: 'keltis', seats: 2, places: 8, people: 4, deals: 4, kills: 2, patience: 300_000 };
const { ranking, moves, kills, peeks, seconds, scored, faults } = await showEvent(
  values.small ? small : usual,
);
console.log(scored);
console.log(`${moves} moves of people acknowledged, ${kills} kills, ${peeks} peeks, ${seconds.toFixed(0)} s`);
console.log(`${ranking.length} ranked; ${faults.length} faults`);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
