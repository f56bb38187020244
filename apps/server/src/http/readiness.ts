import { randomBytes, randomUUID } from 'node:crypto';
import type { Store } from '../store/store.ts';

const PATIENCE = 2_000;
/** What one look found holds so long: whoever asks often does not make us write often. */
const HOLDS = 1_000;
/** Bytes of a disk that is not full yet: the embedded store gathers about as many before it puts them in order. */
const LEAST_ROOM = 32_000_000;
/** Of the row that is stored to see whether one can be; it needs pages of its own. */
const TRIED_BYTES = 12_000;

/** Whether the store takes something just now: that is tried, for a full disk still answers whoever reads. */
export class Readiness {
  private readonly store: Store;
  private isTrying = false;
  private known: { readonly until: number; readonly isReady: Promise<boolean> } | null = null;

  constructor(store: Store) {
    this.store = store;
  }

  isReady(): Promise<boolean> {
    if (this.known && this.known.until > performance.now()) return this.known.isReady;
    const isReady = this.look();
    this.known = { until: performance.now() + HOLDS, isReady };
    return isReady;
  }

  private async look(): Promise<boolean> {
    // A database that is away keeps whoever asks waiting: one is enough.
    if (this.isTrying) return false;
    this.isTrying = true;
    const late = new Promise<false>((resolve) => setTimeout(resolve, PATIENCE, false).unref());
    const tried = this.stores().finally(() => {
      this.isTrying = false;
    });
    return Promise.race([tried, late]).catch(() => false);
  }

  private async stores(): Promise<boolean> {
    const { db } = this.store;
    const hash = `tried ${randomUUID()}`;
    const body = randomBytes(TRIED_BYTES).toString('base64');
    await this.store.tryWriting([
      db.insertInto('ticket').values({ hash, kind: 'tried', person: null, body, expires: 0 }).compile(),
      db.deleteFrom('ticket').where('hash', '=', hash).compile(),
    ]);
    return (await this.store.bytesLeft()) >= LEAST_ROOM;
  }
}
