import { FairLine } from '../fair-line.ts';

/** So often a table where nobody sits and waits has its turn before one where somebody does: it goes on, slowly. */
const QUIET_EVERY = 4;

/** For whom a bot thinks. */
export interface Asking {
  /** Hosts take turns, however many tables they have. */
  readonly host: string;
  /** Whether somebody who plays there looks on: then it comes first. */
  readonly isAwaited: boolean;
}

/** Bots' turns that wait for a thread. */
export class BotLine<T> {
  private readonly awaited = new FairLine<T>();
  private readonly quiet = new FairLine<T>();
  private turns = 0;

  get size(): number {
    return this.awaited.size + this.quiet.size;
  }

  add({ host, isAwaited }: Asking, turn: T): void {
    (isAwaited ? this.awaited : this.quiet).add(host, turn);
  }

  next(): T | undefined {
    const isQuietsTurn = ++this.turns % QUIET_EVERY === 0;
    const [first, second] = isQuietsTurn ? [this.quiet, this.awaited] : [this.awaited, this.quiet];
    return first.next() ?? second.next();
  }

  /** Takes one away that can wait best. */
  drop(): T | undefined {
    return this.quiet.drop() ?? this.awaited.drop();
  }
}
