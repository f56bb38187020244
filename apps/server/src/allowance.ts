const MOST_NAMES = 10_000;

/** A bucket that fills by the second: how often somebody may do something. */
export class Allowance {
  private readonly perSecond: number;
  private readonly burst: number;
  private left: number;
  private at = performance.now();

  constructor({ perSecond, burst }: { readonly perSecond: number; readonly burst: number }) {
    this.perSecond = perSecond;
    this.burst = burst;
    this.left = burst;
  }

  /** `count`: how often at once, the burst at most. False: not now, and nothing is taken. */
  take(count = 1): boolean {
    const now = performance.now();
    this.left = Math.min(this.burst, this.left + ((now - this.at) / 1000) * this.perSecond);
    this.at = now;
    if (this.left < count) return false;
    this.left -= count;
    return true;
  }
}

/** One allowance for each name: a person, however many connections they have. */
export class Allowances {
  private readonly each: ConstructorParameters<typeof Allowance>[0];
  private readonly byName = new Map<string, Allowance>();

  constructor(each: ConstructorParameters<typeof Allowance>[0]) {
    this.each = each;
  }

  take(name: string, count = 1): boolean {
    const known = this.byName.get(name) ?? new Allowance(this.each);
    // The least recently seen goes first; by then its bucket is full again.
    this.byName.delete(name);
    this.byName.set(name, known);
    if (this.byName.size > MOST_NAMES) this.byName.delete(this.byName.keys().next().value!);
    return known.take(count);
  }
}
