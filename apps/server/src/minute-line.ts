const MINUTE = 60_000;

/** Counts what would flood the log, and lets one line a minute be written, with the number since the one before. */
export class MinuteLine {
  private count = 0;
  private quietUntil = 0;

  note(write: (count: number) => void): void {
    this.count++;
    if (performance.now() < this.quietUntil) return;
    this.quietUntil = performance.now() + MINUTE;
    write(this.count);
    this.count = 0;
  }
}
