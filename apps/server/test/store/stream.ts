import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import type { StorePlace } from '../../src/store/open-store.ts';
import type { Store } from '../../src/store/store.ts';
import { numbersTo } from './units.ts';

const APPENDER = fileURLToPath(new URL('./appender.ts', import.meta.url));

/** The last entry of each table that was said to be stored. */
export type Acknowledged = Map<string, number>;

/** Lets a process append that dies by kill -9 after so many acknowledgements. */
export async function appendAndDie(
  place: StorePlace,
  acknowledged: Acknowledged,
  count: number,
): Promise<void> {
  const child = spawn(process.execPath, [APPENDER, JSON.stringify(place), String(count)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (text) => {
    complaint += text;
  });
  const gone = new Promise<NodeJS.Signals | null>((resolve) =>
    child.once('close', (_, signal) => resolve(signal)),
  );
  for await (const line of createInterface(child.stdout)) {
    const [table, seq] = line.split(' ');
    if (seq !== undefined) acknowledged.set(table!, Number(seq));
  }
  expect(await gone, complaint).toBe('SIGKILL');
}

/** Nothing that was acknowledged is missing, and each table is whole. */
export async function expectAll(store: Store, acknowledged: Acknowledged): Promise<void> {
  for (const [table, last] of acknowledged) {
    const stored = (await store.load(table))!;
    const { seq } = stored.summary;
    expect(seq, table).toBeGreaterThanOrEqual(last);
    expect(stored.entries.map((entry) => entry.seq)).toEqual(numbersTo(seq));
    expect(await store.entriesAfter(table, seq)).toEqual([]);
    expect(stored.deadline?.seq).toBe(seq);
    expect(stored.seed).toBe(`seed ${seq}`);
    const seated = await store.db
      .selectFrom('seated')
      .select('person')
      .where('table_id', '=', table)
      .execute();
    expect(seated).toEqual([{ person: `p${seq}` }]);
  }
}
