// How many entries both stores keep per second, each answered once it is on the disk: in one run, so that the
// ratios hold whatever the disk does today. `npm run store-bench -- [--seconds 3] [--writers 1,32,256] [--database URL]`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openStore, type Store, type Unit } from '@quartet/server/store';
import { startPostgres } from '@quartet/testkit/postgres';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '3' },
    writers: { type: 'string', default: '1,32,256' },
    rounds: { type: 'string', default: '3' },
    /** One of ours otherwise, with fsync. */
    database: { type: 'string' },
  },
});
const milliseconds = Number(values.seconds) * 1000;

interface Round {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

const folder = mkdtempSync(join(tmpdir(), 'quartet-store-bench-'));
await using postgres = values.database === undefined ? await startPostgres({ durable: true }) : null;
const stores = [
  await openStore({ data: folder }),
  await openStore({ database: values.database ?? postgres!.url }),
];

console.log('| writers | store | entries/s | best round | p50 ms | p99 ms |');
console.log('|---|---|---|---|---|---|');
for (const writers of values.writers.split(',').map(Number)) {
  const rounds = new Map<Store, Round[]>(stores.map((store) => [store, []]));
  // Taking turns, so that a slow moment of the disk hits both.
  for (let round = 0; round < Number(values.rounds); round++) {
    for (const store of stores) rounds.get(store)!.push(await measure(store, writers));
  }
  for (const store of stores) console.log(row(writers, store.kind, rounds.get(store)!));
}
for (const store of stores) await store.close();
rmSync(folder, { recursive: true });

/** Each writer has a table and waits for the answer before the next entry. */
async function measure(store: Store, writers: number): Promise<Round> {
  const waits: number[] = [];
  const start = performance.now();
  const write = async (): Promise<void> => {
    const table = crypto.randomUUID();
    for (let seq = 1; performance.now() - start < milliseconds; seq++) {
      const asked = performance.now();
      await store.append(unit(table, seq));
      waits.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: writers }, write));
  const perSecond = (waits.length / (performance.now() - start)) * 1000;
  waits.sort((a, b) => a - b);
  return {
    perSecond,
    p50: waits[Math.floor(waits.length / 2)]!,
    p99: waits[Math.floor(waits.length * 0.99)]!,
  };
}

/** Of the size of a move in a game of four. */
function unit(table: string, seq: number): Unit {
  const at = Date.now();
  return {
    entry: {
      table,
      seq,
      at,
      kind: 'moved',
      by: 'p'.repeat(22),
      id: `${'p'.repeat(22)} ${crypto.randomUUID()}`,
      body: JSON.stringify({ seat: seq % 4, text: 'play 7 7 X', hand: 'person', bank: 123_456 }),
      hash: 'h'.repeat(64),
    },
    summary: {
      table,
      code: table,
      game: 'linko',
      status: 'playing',
      listed: true,
      host: 'p'.repeat(22),
      waitingFor: 'q'.repeat(22),
      seq,
      updated: at,
      line: JSON.stringify({
        seats: ['Ada', 'Otto', 'Mia', 'Ben'].map((name) => ({ name, kind: 'person' })),
      }),
    },
    deadline: { table, seq, at: at + 60_000, kind: 'clock', lease: 0 },
    ...(seq === 1 && { people: ['a', 'b', 'c', 'd'], seed: 's'.repeat(43) }),
  };
}

function row(writers: number, kind: string, rounds: readonly Round[]): string {
  const ranked = [...rounds].sort((a, b) => a.perSecond - b.perSecond);
  const { perSecond, p50, p99 } = ranked[Math.floor(ranked.length / 2)]!;
  const figures = [perSecond, ranked.at(-1)!.perSecond].map((rate) => rate.toFixed(0));
  return `| ${[writers, kind, ...figures, p50.toFixed(1), p99.toFixed(1)].join(' | ')} |`;
}
