/**
 * Reads by key, never two of one key at once. Who asks during a read shares the next one with all who ask meanwhile: it begins
 * after they asked, so it misses nothing that was stored before.
 */
export class SharedReads<T> {
  private readonly readNow: (key: string) => Promise<T>;
  private readonly running = new Map<string, Running<T>>();

  constructor(readNow: (key: string) => Promise<T>) {
    this.readNow = readNow;
  }

  read(key: string): Promise<T> {
    const running = this.running.get(key);
    if (!running) return this.begin(key);
    running.next ??= running.current.then(
      () => this.begin(key),
      () => this.begin(key),
    );
    return running.next;
  }

  private begin(key: string): Promise<T> {
    const running: Running<T> = { current: this.readNow(key), next: null };
    this.running.set(key, running);
    // With a next one waiting the entry stays: that one replaces it, and nobody begins a second beside it.
    const end = (): void => {
      if (!running.next) this.running.delete(key);
    };
    running.current.then(end, end);
    return running.current;
  }
}

interface Running<T> {
  readonly current: Promise<T>;
  next: Promise<T> | null;
}
