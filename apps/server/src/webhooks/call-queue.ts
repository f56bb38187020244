import { FairLine } from '../fair-line.ts';
import { HangRecord } from './hang-record.ts';

const MOST_WAITING = 1_000;
/** Calls of one owner that are made at once. */
const PER_OWNER = 2;
/** Milliseconds from which on a call counts as slow. */
const SLOW = 2_000;

/** `failed`: refused, or not reached; `hung`: no answer in time. */
type MadeOutcome = 'done' | 'failed' | 'hung';
/** `dropped`: too many waited; `paused`: its target hung too often. */
export type CallOutcome = MadeOutcome | 'dropped' | 'paused';

export interface OutgoingCall {
  /** The person for whom it is made. */
  readonly owner: string;
  /** The host that is called. */
  readonly target: string;
  make(): Promise<MadeOutcome>;
  /** It will not be made. */
  onLeftOut?(): void;
}

export interface CallQueueOptions {
  /** Calls that are made at once in all, and of one target. */
  readonly atOnce: number;
  readonly perTarget: number;
  onOutcome?(outcome: CallOutcome): void;
  onError(error: unknown): void;
}

/**
 * Makes calls to addresses that strangers gave: owners in turn, a few at once of each owner and each target. Owners whose calls
 * were slow lately come after the others and have half of the places; a target that hung three times for an owner is paused
 * for that owner, twice as long each time.
 */
export class CallQueue {
  private readonly options: CallQueueOptions;
  private readonly record = new HangRecord();
  private line = new FairLine<OutgoingCall>();
  private readonly byOwner = new Map<string, number>();
  private readonly byTarget = new Map<string, number>();
  private running = 0;
  private runningSlow = 0;

  constructor(options: CallQueueOptions) {
    this.options = options;
  }

  add(call: OutgoingCall): void {
    this.line.add(call.owner, call);
    this.start();
    if (this.line.size > MOST_WAITING) this.leaveOut(this.line.drop()!, 'dropped');
  }

  /** What waits is not made any more; what runs ends by itself. */
  close(): void {
    this.line = new FairLine();
  }

  private start(): void {
    for (;;) {
      const call = this.next();
      if (!call) return;
      if (this.record.isPaused(call.owner, call.target)) this.leaveOut(call, 'paused');
      else void this.run(call);
    }
  }

  private next(): OutgoingCall | undefined {
    const { atOnce, perTarget } = this.options;
    if (this.running >= atOnce) return undefined;
    const { record, line } = this;
    const prompt = line.next((call) => !record.isSlow(call.owner) && this.hasPlace(call, perTarget));
    if (prompt || this.runningSlow >= Math.ceil(atOnce / 2)) return prompt;
    return line.next((call) => record.isSlow(call.owner) && this.hasPlace(call, Math.ceil(perTarget / 2)));
  }

  private hasPlace({ owner, target }: OutgoingCall, perTarget: number): boolean {
    return (this.byOwner.get(owner) ?? 0) < PER_OWNER && (this.byTarget.get(target) ?? 0) < perTarget;
  }

  private async run(call: OutgoingCall): Promise<void> {
    const { owner, target } = call;
    const isSlow = this.record.isSlow(owner);
    this.count(owner, target, isSlow, 1);
    const started = performance.now();
    try {
      const outcome = await call.make();
      if (performance.now() - started >= SLOW || outcome === 'hung') this.record.noteSlow(owner);
      if (outcome === 'hung') this.record.noteHang(owner, target);
      else this.record.noteAnswer(owner, target);
      this.options.onOutcome?.(outcome);
    } catch (error) {
      this.options.onError(error);
    }
    this.count(owner, target, isSlow, -1);
    this.start();
  }

  private count(owner: string, target: string, isSlow: boolean, by: 1 | -1): void {
    this.running += by;
    if (isSlow) this.runningSlow += by;
    countIn(this.byOwner, owner, by);
    countIn(this.byTarget, target, by);
  }

  private leaveOut(call: OutgoingCall, outcome: 'dropped' | 'paused'): void {
    call.onLeftOut?.();
    this.options.onOutcome?.(outcome);
  }
}

function countIn(counts: Map<string, number>, key: string, by: 1 | -1): void {
  const count = (counts.get(key) ?? 0) + by;
  if (count === 0) counts.delete(key);
  else counts.set(key, count);
}
