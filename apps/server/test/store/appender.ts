// A process that appends in a stream and says of each entry that it is stored. Tests kill it.
import { openStore, type StorePlace } from '../../src/store/open-store.ts';
import { due, numbersTo, unit } from './units.ts';

const place: StorePlace = JSON.parse(process.argv[2]!);
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
  }
}
