/** Those who wait: each owner has a turn after the other, however many of one wait. */
export class FairLine<T> {
  /** In the order of whose turn comes next. */
  private readonly waiting = new Map<string, T[]>();
  private count = 0;

  get size(): number {
    return this.count;
  }

  add(owner: string, one: T): void {
    const own = this.waiting.get(owner);
    if (own) own.push(one);
    else this.waiting.set(owner, [one]);
    this.count++;
  }

  /** The oldest that is ready, of the first owner who has one; owners without one keep their turn. */
  next(isReady: (one: T) => boolean = () => true): T | undefined {
    for (const [owner, own] of this.waiting) {
      const at = own.findIndex(isReady);
      if (at < 0) continue;
      const [one] = own.splice(at, 1);
      this.waiting.delete(owner);
      if (own.length > 0) this.waiting.set(owner, own);
      this.count--;
      return one;
    }
    return undefined;
  }

  /** Takes away the newest of the owner who has most, so that those with few find room; never of `spared`. */
  drop(spared?: string): T | undefined {
    let most: readonly [owner: string, own: T[]] | null = null;
    for (const each of this.waiting)
      if (each[0] !== spared && each[1].length > (most?.[1].length ?? 0)) most = each;
    if (!most) return undefined;
    const [owner, own] = most;
    const one = own.at(-1)!;
    this.remove(owner, one);
    return one;
  }

  remove(owner: string, one: T): void {
    const own = this.waiting.get(owner);
    const at = own?.lastIndexOf(one) ?? -1;
    if (!own || at < 0) return;
    own.splice(at, 1);
    if (own.length === 0) this.waiting.delete(owner);
    this.count--;
  }
}
