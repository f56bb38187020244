/** How long an answer is given again, in milliseconds. */
const LASTS = 1_000;

interface Known<T> {
  readonly until: number;
  readonly answer: Promise<T>;
}

/** Reads of many rows, by key: all requests within a second share one answer. */
export class CachedReads<T> {
  /** By what is asked for; of these there must be few. */
  private readonly known = new Map<string, Known<T>>();

  get(key: string, read: () => Promise<T>): Promise<T> {
    const known = this.known.get(key);
    if (known && known.until > performance.now()) return known.answer;
    // A slow read is waited for rather than asked for again.
    const answer = read().finally(() => {
      if (this.known.get(key)?.answer === answer)
        this.known.set(key, { until: performance.now() + LASTS, answer });
    });
    answer.catch(() => this.known.delete(key));
    this.known.set(key, { until: Number.POSITIVE_INFINITY, answer });
    return answer;
  }
}
