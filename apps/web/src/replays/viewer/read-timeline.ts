import { findAbout, list, loadGame } from '@quartet/catalog/list';
import { type Game, readRecord } from '@quartet/core';
import { type Place, type Reading, wrongAt } from '../files/faults.ts';
import { Timeline } from './timeline.ts';

/** A record as it came from anywhere: checked, and played to its end. */
export async function readTimeline(
  value: unknown,
  place: Place = null,
): Promise<Reading<{ readonly timeline: Timeline }>> {
  const reading = readRecord(await gamesFor(value), value);
  if (!reading.ok) return wrongAt(place, reading.fault.where, reading.fault.reason);
  const timeline = Timeline.of(reading.read);
  if (timeline instanceof Timeline) return { ok: true, timeline };
  const { ply, move = null, reason } = timeline;
  return { ok: false, fault: { kind: 'move', place, game: reading.read.game.id, ply, move, reason } };
}

/** Its own game; all of them if there is no such game, so that the answer can name those there are. */
async function gamesFor(value: unknown): Promise<readonly Game[]> {
  const id = typeof value === 'object' && value !== null ? Reflect.get(value, 'game') : null;
  const about = typeof id === 'string' ? findAbout(id) : undefined;
  return Promise.all((about ? [about] : list).map((one) => loadGame(one.id)));
}
