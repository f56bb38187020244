import { allMatches } from '../../engine/matches.ts';
import { allRecords, keepAll } from '../../engine/stored-games.ts';
import type { Filed } from '../worker/protocol.ts';
import { readFile } from './record-file.ts';

/** Keeps what a file brings. Of a match that is here already, the one that went on longer stays. */
export async function bringIn(text: string, now: number): Promise<Filed> {
  const reading = await readFile(text, now);
  if (!reading.ok) return reading;
  const { matches, records, outdated, besides } = reading;
  const here = new Map((await allMatches()).map(({ id, updated }) => [id, updated]));
  const kept = new Set((await allRecords()).map(({ id }) => id));
  const newer = matches.filter(({ id, updated }) => updated > (here.get(id) ?? Number.NEGATIVE_INFINITY));
  const unknown = records.filter(({ id }) => !kept.has(id));
  await keepAll(newer, unknown);
  const [first = null] = [...records, ...matches].map(({ id }) => id);
  return {
    ok: true,
    added: [...newer, ...unknown].map(({ id }) => id),
    first,
    outdated,
    ...(besides && { besides }),
  };
}
