/** The round that lies dealt at this moment, counted from 0. */
export function roundAt(rounds: readonly number[], at: number): number {
  return rounds.findLastIndex((start) => start <= at);
}

/** Back to the start of this round, or of the one before if this is it. */
export function roundBack(rounds: readonly number[], at: number): number {
  return rounds.findLast((start) => start < at) ?? 0;
}

/** The start of the next round, or the end. */
export function roundOn(rounds: readonly number[], at: number, length: number): number {
  return rounds.find((start) => start > at) ?? length;
}
