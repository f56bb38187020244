/** How many things of one kind each asker may have under way at once. */
export class AtOnce {
  private readonly most: number;
  private readonly running = new Map<string, number>();

  constructor(most: number) {
    this.most = most;
  }

  /** Says what to call at the end; null: there are too many already. */
  begin(asker: string): (() => void) | null {
    const count = this.running.get(asker) ?? 0;
    if (count >= this.most) return null;
    this.running.set(asker, count + 1);
    return () => this.end(asker);
  }

  private end(asker: string): void {
    const left = (this.running.get(asker) ?? 1) - 1;
    if (left > 0) this.running.set(asker, left);
    else this.running.delete(asker);
  }
}
