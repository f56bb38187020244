/** Lets moves go at an even rate, or at once if no rate is set. */
export class Pacer {
  private readonly ready: (() => void)[] = [];
  private readonly timer: NodeJS.Timeout | null;
  private readonly perMillisecond: number;
  private credit = 0;
  private at = performance.now();

  /** `rate`: moves per second; null: as fast as they come. */
  constructor(rate: number | null) {
    this.perMillisecond = (rate ?? 0) / 1000;
    this.timer = rate === null ? null : setInterval(() => this.release(), 2);
  }

  go(move: () => void): void {
    if (this.timer === null) move();
    else this.ready.push(move);
  }

  stop(): void {
    if (this.timer) clearInterval(this.timer);
    this.ready.length = 0;
  }

  private release(): void {
    const now = performance.now();
    // What nobody wanted is not saved up: an even rate, not bursts.
    this.credit = Math.min(5, this.credit + (now - this.at) * this.perMillisecond);
    this.at = now;
    while (this.credit >= 1 && this.ready.length > 0) {
      this.credit--;
      // Whoever happens to be next, so that no table runs ahead.
      const at = Math.floor(Math.random() * this.ready.length);
      const [move] = this.ready.splice(at, 1);
      move!();
    }
  }
}
