import type { Store } from '../store/store.ts';
import type { Decided } from './acting.ts';
import { timed } from './line-kinds.ts';
import { readEntry, type Step, type Told } from './lines.ts';
import { type Stepping, unitOf } from './stored-step.ts';
import { TableState } from './table-state.ts';

/** What a ledger needs of the house around it. */
interface Keeping extends Stepping {
  readonly store: Store;
  /** The log has something new, and all of it is stored. */
  onNews(): Promise<void>;
}

/** One table's log as this node knows it, and the way into it. Not for two at once: the room lets in one after the other. */
export class Ledger {
  private readonly keeping: Keeping;
  private current: TableState;
  /** Whether the state may be ahead of the log: an entry was neither stored nor refused, and the log cannot be read. */
  private isAstray = false;
  /** Whether the log has something new of which nobody could be told. */
  private isUntold = false;

  constructor(keeping: Keeping, state: TableState) {
    this.keeping = keeping;
    this.current = state;
  }

  get state(): TableState {
    return this.current;
  }

  /** Stored, then shown. Null: another node was quicker, and the table has been read anew. */
  async add(who: Pick<Step, 'by' | 'id'>, { line, secret, allowed }: Decided): Promise<Told | null> {
    const { state, keeping } = this;
    if (secret !== undefined) state.secret = secret;
    try {
      const step = {
        ...who,
        seq: state.seq + 1,
        at: Date.now(),
        line: timed(line, state.pace, keeping.time.now()),
      };
      const told = state.apply(step, allowed);
      const stored = await keeping.store.append(unitOf(state, told, secret, keeping));
      if (stored === 'taken') {
        await this.reload();
        return null;
      }
      keeping.store.hint(state.id, state.seq);
      await this.tellNews();
      return told;
    } catch (error) {
      // The state ran ahead of the log: what counts is read back, now or before anything else is done here.
      this.isAstray = true;
      await this.reload().catch(() => undefined);
      throw error;
    }
  }

  /** Reads back what counts, and tells it, if that could not be done when it was needed. */
  async settle(): Promise<void> {
    if (this.isAstray) await this.reload();
    else if (this.isUntold) await this.tellNews();
  }

  private async tellNews(): Promise<void> {
    this.isUntold = true;
    await this.keeping.onNews();
    this.isUntold = false;
  }

  /** The whole log, anew. */
  async reload(): Promise<void> {
    const stored = await this.keeping.store.load(this.current.id);
    if (stored) this.current = TableState.load(stored);
    this.isAstray = false;
    await this.tellNews();
  }

  /** What others wrote. Says whether there was anything. */
  async readOn(): Promise<boolean> {
    const { state, keeping } = this;
    const entries = await keeping.store.entriesAfter(state.id, state.seq);
    // The secret of a deal does not travel with its entry.
    if (entries.some(({ kind }) => kind === 'sealed' || kind === 'started')) await this.reload();
    else {
      for (const entry of entries) state.apply(readEntry(entry));
      await this.tellNews();
    }
    return entries.length > 0;
  }
}
