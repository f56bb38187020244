const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Names that are counted at once; each costs us a few bytes, and whoever guesses far more. */
const MOST_NAMES = 200_000;
const SWEEP_AT = 1_000;

/** How often something may happen under each name within a time. What was counted stays until that time is over. */
class Tally {
  private readonly most: number;
  private readonly lasts: number;
  private readonly counts = new Map<string, { count: number; readonly until: number }>();
  private sweepAt = SWEEP_AT;

  constructor(most: number, lasts: number) {
    this.most = Math.max(1, Math.floor(most));
    this.lasts = lasts;
  }

  /** Milliseconds to wait; 0: it may happen, and is counted. */
  take(name: string): number {
    const now = performance.now();
    if (this.counts.size >= this.sweepAt) this.sweep(now);
    const known = this.counts.get(name);
    if (known && known.until > now) return ++known.count > this.most ? known.until - now : 0;
    if (this.counts.size < MOST_NAMES) this.counts.set(name, { count: 1, until: now + this.lasts });
    return 0;
  }

  clear(name: string): void {
    this.counts.delete(name);
  }

  private sweep(now: number): void {
    for (const [name, { until }] of this.counts) if (until <= now) this.counts.delete(name);
    this.sweepAt = Math.max(SWEEP_AT, 2 * this.counts.size);
  }
}

/** Tries at a secret that an address still has in an hour when others have used up those at it. */
const OWN_TRIES = 3;

/**
 * How often secrets may be guessed: by one address, and at one target from anywhere. Who knows the secret is not
 * locked out by others who guess at it: an address that has not tried it yet may.
 */
export class Guesses {
  private readonly byAddress: Tally;
  private readonly byTarget: Tally;
  private readonly own = new Tally(OWN_TRIES, HOUR);

  /** In a minute. */
  constructor(most: { readonly perAddress: number; readonly perTarget: number }) {
    this.byAddress = new Tally(most.perAddress, MINUTE);
    this.byTarget = new Tally(most.perTarget, MINUTE);
  }

  /** Milliseconds to wait; 0: it may be tried. `target`: whose secret; null: nobody's in particular. */
  take(address: string, target: string | null): number {
    const wait = this.byAddress.take(address);
    if (wait > 0 || target === null) return wait;
    const crowded = this.byTarget.take(target);
    return crowded > 0 && this.own.take(`${target} ${address}`) > 0 ? crowded : 0;
  }

  /** It was the right one. */
  fits(address: string, target: string | null): void {
    this.own.clear(`${target} ${address}`);
  }
}
