import { shortText } from '@quartet/core';

/** Codes that are counted one by one: a server has fewer. */
const MOST_CODES = 100;

/** What a load run counts. */
export class Tallies {
  moves = 0;
  games = 0;
  refused = 0;
  lost = 0;
  /** Milliseconds from sending a move until the last at the table was shown it. */
  readonly latencies: number[] = [];
  readonly problems = new Map<string, number>();

  complain(code: string): void {
    this.refused++;
    const known = this.problems.has(code) || this.problems.size < MOST_CODES ? shortText(code) : 'others';
    this.problems.set(known, (this.problems.get(known) ?? 0) + 1);
  }

  /** Forgets everything: the warm-up is over. */
  reset(): void {
    this.moves = 0;
    this.games = 0;
    this.refused = 0;
    this.lost = 0;
    this.latencies.length = 0;
    this.problems.clear();
  }

  percentile(share: number): number {
    const sorted = this.latencies.toSorted((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  }
}
