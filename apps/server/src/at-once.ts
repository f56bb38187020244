/** How many things of one kind each asker may have under way at once. */
export class AtOnce {
  private readonly most: number;
  private readonly running = new Map<string, number>();
  private all = 0;

  constructor(most: number) {
    this.most = most;
  }

  /** Of all askers together. */
  get size(): number {
    return this.all;
  }

  /** Says what to call at the end; null: there are too many already. */
  begin(asker: string): (() => void) | null {
    const count = this.running.get(asker) ?? 0;
    if (count >= this.most) return null;
    this.running.set(asker, count + 1);
    this.all++;
    return () => this.end(asker);
  }

  private end(asker: string): void {
    this.all--;
    const left = (this.running.get(asker) ?? 1) - 1;
    if (left > 0) this.running.set(asker, left);
    else this.running.delete(asker);
  }
}
