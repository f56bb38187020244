import { games } from '@quartet/catalog';
import { checkCommitment, readRecord, replay } from '@quartet/core';
import type { Store } from '@quartet/server/store';
import type { Answered, Notes } from './crew.ts';

/** What clients do without being asked, and tell nobody of. */
const BY_THEMSELVES: ReadonlySet<string> = new Set(['promised', 'contributed']);

type Stored = NonNullable<Awaited<ReturnType<Store['load']>>>;

/** How often what must not happen has: acknowledged acts that are gone or there twice, people who lost on time. */
export interface Losses {
  lost: number;
  twice: number;
  forfeits: number;
}

/** What is wrong with the logs, given what was answered; nothing, if nothing was lost or done twice. */
export async function faultsInLogs(
  store: Store,
  { answered, finished }: Pick<Notes, 'answered' | 'finished'>,
  losses: Losses,
): Promise<string[]> {
  const faults: string[] = [];
  const byTable = Map.groupBy(answered, ({ table }) => table);
  for (const [table, acts] of byTable) {
    const stored = await store.load(table);
    if (!stored) faults.push(`table ${table} is not in the store`);
    else faults.push(...faultsInLog(stored, acts, losses).map((fault) => `table ${table}: ${fault}`));
  }
  for (const table of finished) {
    const status = (await store.load(table))?.summary.status;
    if (status !== 'over') faults.push(`table ${table} was said to be over, and is ${status}`);
  }
  return faults;
}

function faultsInLog({ entries, summary }: Stored, answered: readonly Answered[], losses: Losses): string[] {
  const faults: string[] = [];
  const forfeits = entries.filter(({ kind, body }) => kind === 'moved' && JSON.parse(body).hand === 'clock');
  losses.forfeits += forfeits.length;
  if (forfeits.length > 0) faults.push(`${forfeits.length} decisions were lost on time`);
  if (entries.some(({ seq }, index) => seq !== index + 1)) faults.push('its log has a hole');
  if (summary.seq !== entries.length) faults.push('its summary is behind its log');
  for (const { person, id, act, seq } of answered) {
    const found = entries.filter((entry) => entry.id === `${person} ${id}`);
    if (seq === null) {
      // A chat whose answer got lost may be said to come too fast when it is sent again.
      if (found.length > 0 && act.type !== 'chat') faults.push(`a refused ${act.type} was done`);
    } else if (found.length !== 1) {
      losses[found.length === 0 ? 'lost' : 'twice']++;
      faults.push(`an acknowledged ${act.type} was done ${found.length} times`);
    } else if (found[0]!.seq !== seq)
      faults.push(`${act.type} is at ${found[0]!.seq}, acknowledged at ${seq}`);
    else if ('text' in act && JSON.parse(found[0]!.body).text !== act.text)
      faults.push(`entry ${seq} is not what was acknowledged`);
  }
  const known = new Set(answered.map(({ person, id }) => `${person} ${id}`));
  const strange = entries.filter(({ id, kind }) => id !== null && !known.has(id) && !BY_THEMSELVES.has(kind));
  if (strange.length > 0) faults.push(`${strange.length} acts in the log were never answered`);
  return faults;
}

/** What is wrong with the record of a match that is over. */
export function faultInRecord(record: unknown): string | null {
  const reading = readRecord(games, record);
  if (!reading.ok) return `${reading.fault.where} ${reading.fault.reason}`;
  const replayed = replay(reading.read);
  if (!replayed.ok) return `move ${replayed.fault.ply} does not replay`;
  const deal = checkCommitment(reading.read, true);
  return deal === 'fits' ? null : `the deal ${deal}`;
}
