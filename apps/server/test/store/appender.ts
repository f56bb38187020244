// A process that appends in a stream, says of each entry that it is stored, and after so many kills itself with -9:
// at once, so that an acknowledgement given too early has no time to come true.
import { openStore, type StorePlace } from '../../src/store/open-store.ts';
import { due, numbersTo, unit } from './units.ts';

const place: StorePlace = JSON.parse(process.argv[2]!);
const count = Number(process.argv[3]);
let acknowledged = 0;
const tables = numbersTo(16).map((number) => `stream-${number}`);

const store = await openStore(place);
const lengths = await store.lengths(tables);
console.log('ready');
await Promise.all(tables.map(write));

async function write(table: string): Promise<void> {
  for (let seq = (lengths.get(table) ?? 0) + 1; ; seq++) {
    const next = unit(table, seq, {
      deadline: due(table, seq, seq),
      seed: `seed ${seq}`,
      people: [`p${seq}`],
    });
    const outcome = await store.append(next);
    if (outcome !== 'stored') throw new Error(`${table} ${seq}: ${outcome}`);
    // To a pipe this is written before it returns.
    process.stdout.write(`${table} ${seq}\n`);
    if (++acknowledged === count) process.kill(process.pid, 'SIGKILL');
  }
}
