import type { MatchRecord } from '@quartet/core';
import type { SavedMatch } from '../../engine/model.ts';
import type { KeptRecord } from '../../engine/records.ts';
import { readTimeline } from '../viewer/read-timeline.ts';
import type { Fault, Place } from './faults.ts';
import { namesIn } from './kept.ts';

/** What a file brings: matches of another device, and records. */
export interface Brought {
  readonly matches: readonly SavedMatch[];
  readonly records: readonly KeptRecord[];
  /** How many were left out, since the rules have changed. */
  readonly outdated: number;
}

export type FileReading =
  | { readonly ok: true; readonly brought: Brought }
  | { readonly ok: false; readonly fault: Fault };

export type RecordReading =
  | { readonly ok: true; readonly record: KeptRecord }
  | { readonly ok: false; readonly fault: Fault };

/** A record that can be kept: its every move was played. */
export async function keepRecord(value: unknown, place: Place, added: number): Promise<RecordReading> {
  const reading = await readTimeline(value, place);
  if (!reading.ok) return reading;
  // Just now its format was found to be right.
  const record = value as MatchRecord;
  const names = namesIn(value, reading.timeline.read.table.seats);
  return { ok: true, record: { id: await idOf(record), record, names, added } };
}

/** The same match has the same name, however often it is brought. */
async function idOf(record: MatchRecord): Promise<string> {
  const { game, rules, seats, first, options, seed, deals, moves } = record;
  const text = JSON.stringify([game, rules, seats, first, options ?? {}, seed ?? deals, moves]);
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const digits = Array.from(new Uint8Array(hash, 0, 8), (byte) => byte.toString(16).padStart(2, '0'));
  return `record-${digits.join('')}`;
}
