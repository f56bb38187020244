import { loadMatch } from '../../engine/matches.ts';
import type { Player, SavedMatch } from '../../engine/model.ts';
import { loadRecord } from '../../engine/stored-games.ts';
import { LONGEST_NAME } from '../../engine/stored-shapes.ts';
import { readTimeline } from '../viewer/read-timeline.ts';
import type { Timeline } from '../viewer/timeline.ts';
import type { Reading } from './faults.ts';
import { readableName } from './readable-name.ts';
import { fromRecordLink, isRecordLink } from './record-link.ts';

/** A match to look at: played on this device, from a file, or out of a link. */
export interface Kept {
  readonly timeline: Timeline;
  /** Null if it was played elsewhere: then nobody here has a hand to hide, or to show, before it is over. */
  readonly players: readonly Player[] | null;
  readonly names: readonly string[] | null;
}

type KeptReading = Reading<{ readonly kept: Kept }>;

/** `id`: of a match or record of this device, or a link that holds a record. */
export async function openKept(id: string): Promise<KeptReading> {
  if (isRecordLink(id)) {
    const value = await fromRecordLink(id);
    return value === null ? { ok: false, fault: { kind: 'link' } } : openValue(value);
  }
  const match = await loadMatch(id);
  if (match) return openValue(recordIn(match), match.players);
  const record = await loadRecord(id);
  if (record) return openValue({ ...record.record, players: record.names });
  return { ok: false, fault: { kind: 'missing' } };
}

async function openValue(value: unknown, players: readonly Player[] | null = null): Promise<KeptReading> {
  const reading = await readTimeline(value);
  if (!reading.ok) return reading;
  const { timeline } = reading;
  const names = players?.map(({ name }) => name) ?? namesIn(value, timeline.read.table.seats);
  return { ok: true, kept: { timeline, players, names } };
}

/** What a stored match has of a record. */
function recordIn({ game, rules, seats, first, options, seed, moves, result }: SavedMatch): unknown {
  return { record: 1, game, rules, seats, first, options, seed, moves, ...(result && { result }) };
}

/** The names in a record, by seat; null unless there is a fitting one for each. */
export function namesIn(value: unknown, seats: number): readonly string[] | null {
  const names = typeof value === 'object' && value !== null ? Reflect.get(value, 'players') : null;
  if (!Array.isArray(names) || names.length !== seats) return null;
  const read = names.map((name) => (typeof name === 'string' ? readableName(name) : ''));
  return read.every((name) => name !== '' && name.length <= LONGEST_NAME) ? read : null;
}
