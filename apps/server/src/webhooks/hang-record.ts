const HANGS_BEFORE_PAUSE = 3;
const FIRST_PAUSE = 60_000;
const LONGEST_PAUSE = 3_600_000;
/** Milliseconds an owner's calls come after those of others, once one of them was slow. */
const SLOW_FOR = 600_000;
/** The oldest entry goes when there are more. */
const MOST_ENTRIES = 10_000;

interface Hangs {
  readonly count: number;
  readonly pausedUntil: number;
}

/**
 * Which owners' calls were slow lately, and where they hung again and again. Hangs count for one owner at one host: a host
 * that answers slowly to one person may be shared by many.
 */
export class HangRecord {
  private readonly slowUntil = new Map<string, number>();
  private readonly hangs = new Map<string, Hangs>();
  private readonly now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.now = now;
  }

  noteSlow(owner: string): void {
    setNewest(this.slowUntil, owner, this.now() + SLOW_FOR);
  }

  noteHang(owner: string, target: string): void {
    const key = `${owner} ${target}`;
    const count = (this.hangs.get(key)?.count ?? 0) + 1;
    const doublings = count - HANGS_BEFORE_PAUSE;
    const pause = doublings < 0 ? 0 : Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** doublings);
    setNewest(this.hangs, key, { count, pausedUntil: this.now() + pause });
  }

  noteAnswer(owner: string, target: string): void {
    this.hangs.delete(`${owner} ${target}`);
  }

  isSlow(owner: string): boolean {
    return (this.slowUntil.get(owner) ?? 0) > this.now();
  }

  isPaused(owner: string, target: string): boolean {
    return (this.hangs.get(`${owner} ${target}`)?.pausedUntil ?? 0) > this.now();
  }

  get size(): number {
    return this.slowUntil.size + this.hangs.size;
  }
}

function setNewest<T>(map: Map<string, T>, key: string, value: T): void {
  map.delete(key);
  map.set(key, value);
  if (map.size > MOST_ENTRIES) map.delete(map.keys().next().value!);
}
