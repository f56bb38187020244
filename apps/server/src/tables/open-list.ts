/** Milliseconds between two looks at the list: whoever sits down or stands up is seen soon enough. */
const GAP = 500;

/** Tells those who look for a table when there is something new to see. */
export class OpenList {
  private readonly read: () => Promise<string>;
  private readonly onError: (error: unknown) => void;
  private readonly watchers = new Set<() => void>();
  private looking: NodeJS.Timeout | null = null;
  private seen = '';

  /** `read`: the list as text; what reads alike is nothing new. */
  constructor(read: () => Promise<string>, onError: (error: unknown) => void) {
    this.read = read;
    this.onError = onError;
  }

  /** Until the returned function is called. */
  watch(tell: () => void): () => void {
    this.watchers.add(tell);
    // What is there now they read themselves.
    if (this.watchers.size === 1) this.read().then((text) => (this.seen = text), this.onError);
    return () => void this.watchers.delete(tell);
  }

  /** Something happened at some table, through whichever node. */
  changed(): void {
    if (this.watchers.size === 0) return;
    this.looking ??= setTimeout(() => void this.look(), GAP).unref();
  }

  private async look(): Promise<void> {
    this.looking = null;
    try {
      const text = await this.read();
      if (text === this.seen) return;
      this.seen = text;
      for (const tell of this.watchers) tell();
    } catch (error) {
      this.onError(error);
    }
  }
}
