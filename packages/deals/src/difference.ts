import type { MatchRecord } from '@quartet/core';

/** The first decision at which two matches of one deal differ; null: they are the same. */
export function firstDifference(
  { moves: mine }: Pick<MatchRecord, 'moves'>,
  { moves: yours }: Pick<MatchRecord, 'moves'>,
): number | null {
  const longer = Math.max(mine.length, yours.length);
  for (let ply = 0; ply < longer; ply++) if (mine[ply] !== yours[ply]) return ply;
  return null;
}
