const EVERY = 5_000;
/** Samples that make up a minute. */
const MINUTE = 12;

/** How fast moves come, over the last minute. */
export class MoveMeter {
  private readonly count: () => number;
  private readonly samples: { readonly at: number; readonly moves: number }[] = [];
  private readonly timer: NodeJS.Timeout;

  constructor(count: () => number) {
    this.count = count;
    this.sample();
    this.timer = setInterval(() => this.sample(), EVERY).unref();
  }

  get perSecond(): number {
    const [first] = this.samples;
    const seconds = (performance.now() - first!.at) / 1000;
    return seconds < 1 ? 0 : (this.count() - first!.moves) / seconds;
  }

  close(): void {
    clearInterval(this.timer);
  }

  private sample(): void {
    this.samples.push({ at: performance.now(), moves: this.count() });
    if (this.samples.length > MINUTE + 1) this.samples.shift();
  }
}
