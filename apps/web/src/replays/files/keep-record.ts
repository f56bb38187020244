import type { MatchRecord } from '@quartet/core';
import type { KeptRecord } from '../../engine/model.ts';
import { readTimeline } from '../viewer/read-timeline.ts';
import type { Place, Reading } from './faults.ts';
import { namesIn } from './kept.ts';

/** A record that can be kept: its every move was played. */
export async function keepRecord(
  value: unknown,
  place: Place,
  added: number,
): Promise<Reading<{ readonly record: KeptRecord }>> {
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
