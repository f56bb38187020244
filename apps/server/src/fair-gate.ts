import { FairLine } from './fair-line.ts';

/** More wait than can be served soon; trying again in a moment may succeed. */
export class TooBusy extends Error {}

interface GatePlan {
  /** How many work at the same time. */
  readonly atOnce: number;
  /** How many may wait for them. */
  readonly waiting: number;
  /** Milliseconds until one that waits is refused; for ever if left out. */
  readonly patience?: number;
  /** What those who are refused are told. */
  readonly refusal: string;
}

interface Waiting {
  enter(): void;
  refuse(error: Error): void;
}

/** Lets a few work at once. The others wait, owner after owner, and too many of them are refused. */
export class FairGate {
  /** The server itself: it is neither dropped nor refused. */
  static readonly SERVER = '';
  private readonly plan: GatePlan;
  private readonly line = new FairLine<Waiting>();
  private working = 0;

  constructor(plan: GatePlan) {
    this.plan = plan;
  }

  /** What is let in by its turn; throws `TooBusy` if that does not come. */
  async within<T>(owner: string, work: () => Promise<T>): Promise<T> {
    if (this.working < this.plan.atOnce) this.working++;
    else await this.turnOf(owner);
    try {
      return await work();
    } finally {
      const next = this.line.next();
      if (next) next.enter();
      else this.working--;
    }
  }

  private async turnOf(owner: string): Promise<void> {
    const { waiting, patience, refusal } = this.plan;
    const { promise, resolve: enter, reject: refuse } = Promise.withResolvers<void>();
    const mine = { enter, refuse };
    this.line.add(owner, mine);
    if (this.line.size > waiting) this.line.drop(FairGate.SERVER)?.refuse(new TooBusy(refusal));
    if (patience === undefined || owner === FairGate.SERVER) return promise;
    const timer = setTimeout(() => {
      this.line.remove(owner, mine);
      refuse(new TooBusy(refusal));
    }, patience);
    await promise.finally(() => clearTimeout(timer));
  }
}
