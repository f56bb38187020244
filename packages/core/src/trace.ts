import type { Match } from './match.ts';
import type { ReadRecord } from './record.ts';
import { type Replayed, replay } from './replay.ts';
import type { Result } from './result.ts';

/** One decision as a trace prints it. Some games add measures of moves too numerous to list. */
export interface TraceLine {
  readonly ply: number;
  readonly seat: number;
  readonly legal: readonly string[];
  readonly move: string;
}

/** Replays a record, telling each decision and, if the match ends, its result. */
export function trace(read: ReadRecord, tell: (line: TraceLine | Result) => void): Replayed {
  const replayed = replay(read, (match: Match, move) => {
    const { legal, measures } = match.listing();
    tell({ ply: match.ply, seat: match.actor, legal, ...measures, move });
  });
  const result = replayed.ok ? replayed.match.result() : null;
  if (result) tell(result);
  return replayed;
}
