import { isObject, isTime } from '../../app/shapes.ts';
import type { KeptRecord, SavedMatch } from '../../engine/model.ts';
import { type Fault, type Reading, wrongAt } from './faults.ts';
import { keepRecord } from './keep-record.ts';
import { namesIn } from './kept.ts';
import { readSavedMatch } from './saved-match.ts';

/** What a file brings: matches of another device, and records. */
export interface Brought {
  readonly matches: readonly SavedMatch[];
  readonly records: readonly KeptRecord[];
  /** How many were left out, since the rules have changed. */
  readonly outdated: number;
  /** Not looked into yet. */
  readonly besides?: { readonly settings?: unknown; readonly bonds?: unknown };
}

type Backup = Readonly<Record<'quartet' | 'matches' | 'records' | 'settings' | 'online', unknown>>;

export function isBackup(value: unknown): value is Backup {
  return isObject(value) && 'quartet' in value;
}

/** What was played under other rules is left out and counted; anything else that is wrong is wrong with all of it. */
export async function readBackup(backup: Backup): Promise<Reading<Brought>> {
  if (backup.quartet !== 1)
    return wrongAt(null, 'quartet', `is ${JSON.stringify(backup.quartet)}; only format 1 is known`);
  if (!Array.isArray(backup.matches)) return wrongAt(null, 'matches', 'is not a list');
  if (!Array.isArray(backup.records)) return wrongAt(null, 'records', 'is not a list');
  const matches: SavedMatch[] = [];
  const records: KeptRecord[] = [];
  let outdated = 0;
  for (const [at, value] of backup.matches.entries()) {
    const reading = await readSavedMatch(value, `matches[${at}]`);
    if (reading.ok) matches.push(reading.match);
    else if (isOutdated(reading.fault)) outdated++;
    else return reading;
  }
  for (const [at, value] of backup.records.entries()) {
    const reading = await readKept(value, `records[${at}]`);
    if (reading.ok) records.push(reading.record);
    else if (isOutdated(reading.fault)) outdated++;
    else return reading;
  }
  const { settings, online } = backup;
  // What a server gave out is somebody's history: a match of it that cannot be replayed any more is no fault of the file.
  for (const value of listIn(online, 'records')) {
    const reading = await keepRecord(value, 'online', 0);
    if (reading.ok) records.push(reading.record);
    else outdated++;
  }
  const bonds = listIn(online, 'bonds');
  const isPlain = settings === undefined && online === undefined;
  return { ok: true, matches, records, outdated, ...(!isPlain && { besides: { settings, bonds } }) };
}

function listIn(online: unknown, name: string): readonly unknown[] {
  const list: unknown = Object(online)[name];
  return Array.isArray(list) ? list : [];
}

function isOutdated(fault: Fault): boolean {
  return fault.kind === 'record' && fault.where === 'rules';
}

/** A record as a backup wraps it. */
async function readKept(value: unknown, place: string): ReturnType<typeof keepRecord> {
  const { record, names, added } = Object(value);
  const reading = await keepRecord(record, place, isTime(added) ? added : 0);
  if (!reading.ok) return reading;
  return {
    ok: true,
    record: { ...reading.record, names: namesIn({ players: names }, reading.record.record.seats) },
  };
}
