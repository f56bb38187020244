import type { Seat } from '@quartet/core';

/** Two matches of one deal, looked at after so many decisions, both through the eyes of one seat. */
export interface Beside {
  readonly mine: string;
  readonly theirs: string;
  readonly at: number;
  readonly seat: Seat;
}

/** As it stands in an address, where else a match stands. */
export function printBeside({ mine, theirs, at, seat }: Beside): string {
  return `${mine}~${theirs}~${at}@${seat}`;
}

/** Null: this is no such address. */
export function parseBeside(address: string): Beside | null {
  const [, mine, theirs, at, seat] = /^([^~]+)~([^~]+)~(\d{1,6})@(\d)$/.exec(address) ?? [];
  return mine && theirs ? { mine, theirs, at: Number(at), seat: Number(seat) } : null;
}
