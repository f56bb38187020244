import { setTimeout as sleep } from 'node:timers/promises';

/** A read takes a tenth of the time at most: the longer it took, the later the next begins. */
const PAUSE = 9;

/**
 * One read for all who ask while another is under way, so that asking often costs no more than asking once. It always begins
 * after it was asked for: what the asker has done before is in it.
 */
export class SharedRead<T> {
  private readonly read: () => Promise<T>;
  private next: Promise<T> | null = null;
  private current: Promise<unknown> = Promise.resolve();
  private notBefore = 0;

  constructor(read: () => Promise<T>) {
    this.read = read;
  }

  get(): Promise<T> {
    this.next ??= this.after(this.current);
    return this.next;
  }

  private async after(current: Promise<unknown>): Promise<T> {
    await current;
    const pause = this.notBefore - performance.now();
    if (pause > 0) await sleep(pause);
    this.next = null;
    const from = performance.now();
    const reading = this.read();
    this.current = reading
      .catch(() => undefined)
      .then(() => {
        const now = performance.now();
        this.notBefore = now + PAUSE * (now - from);
      });
    return reading;
  }
}
