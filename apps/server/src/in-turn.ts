/** Work that is done one after the other where its key is the same. */
export class InTurn {
  private readonly last = new Map<string, Promise<unknown>>();

  do<T>(key: string, work: () => Promise<T>): Promise<T> {
    const done = (this.last.get(key) ?? Promise.resolve()).then(work);
    const settled = done.then(
      () => undefined,
      () => undefined,
    );
    this.last.set(key, settled);
    void settled.then(() => this.last.get(key) === settled && this.last.delete(key));
    return done;
  }
}
