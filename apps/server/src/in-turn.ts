/** Work of one key is done one after the other, that of different keys side by side: so a count read first still holds at the end. */
export class InTurn {
  private readonly last = new Map<string, Promise<unknown>>();

  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.last.get(key) ?? Promise.resolve();
    const mine = before.then(work);
    const ended = mine.catch(() => undefined);
    this.last.set(key, ended);
    try {
      return await mine;
    } finally {
      if (this.last.get(key) === ended) this.last.delete(key);
    }
  }
}
