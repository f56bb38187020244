import { DEEPEST, isTooDeep } from '@quartet/core';
import type { KeptRecord } from '../../engine/model.ts';
import { type Brought, isBackup, readBackup } from './backup.ts';
import { LARGEST_FILE, type Place, type Reading, TOO_LARGE, wrongAt } from './faults.ts';
import { keepRecord } from './keep-record.ts';

interface Placed {
  readonly place: Place;
  readonly value: unknown;
}

/** One record, one on each line, or a backup. What is wrong with a part of it is wrong with the file. */
export async function readFile(text: string, now: number): Promise<Reading<Brought>> {
  if (text.trim() === '') return { ok: false, fault: { kind: 'empty' } };
  if (text.length > LARGEST_FILE) return TOO_LARGE;
  const whole = parse(text, null);
  if (whole.ok) return isBackup(whole.value) ? readBackup(whole.value) : readRecords([whole], now);
  const lines = text.split('\n').flatMap((line, i) => (line.trim() === '' ? [] : [parse(line, i + 1)]));
  // Only if the first line is whole, the file was meant to have one record a line.
  if (!lines[0]!.ok) return whole;
  return (
    lines.find((line) => !line.ok) ??
    readRecords(
      lines.filter((line) => line.ok),
      now,
    )
  );
}

function parse(text: string, place: Place): Reading<Placed> {
  try {
    const value: unknown = JSON.parse(text);
    // What nests deeper cannot be stored, either.
    if (isTooDeep(value)) return wrongAt(place, 'record', `is nested more than ${DEEPEST} deep`);
    return { ok: true, place, value };
  } catch (error) {
    return { ok: false, fault: { kind: 'json', place, reason: (error as Error).message } };
  }
}

async function readRecords(values: readonly Placed[], now: number): Promise<Reading<Brought>> {
  const records: KeptRecord[] = [];
  for (const { place, value } of values) {
    const reading = await keepRecord(value, place, now);
    if (!reading.ok) return reading;
    records.push(reading.record);
  }
  return { ok: true, matches: [], records, outdated: 0 };
}
