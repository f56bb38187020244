import type { EventStore } from './event-store.ts';
import type { EventTables } from './events.ts';
import type { KeptEvents } from './kept-events.ts';
import { nextEntry } from './next-entry.ts';

interface Progressing {
  readonly kept: KeptEvents;
  readonly stored: Pick<EventStore, 'secrets'>;
  readonly tables: EventTables;
  /** Tables were made. */
  onTables(event: string): void;
  onError(error: unknown, where: string): void;
}

/** What events do by themselves: luck, tables, results, the next deal. */
export class EventProgress {
  private readonly parts: Progressing;
  /** Events that this node looks after right now, and whether something happened there meanwhile. */
  private readonly busy = new Map<string, { isDirty: boolean }>();
  private isClosed = false;

  constructor(parts: Progressing) {
    this.parts = parts;
  }

  /** Brings an event on as far as it goes without anybody. */
  async seeTo(event: string): Promise<void> {
    const busy = this.busy.get(event);
    if (busy) {
      busy.isDirty = true;
      return;
    }
    const mine = { isDirty: true };
    this.busy.set(event, mine);
    try {
      while (mine.isDirty && !this.isClosed) {
        mine.isDirty = false;
        await this.bringOn(event);
      }
    } catch (error) {
      this.parts.onError(error, `event ${event}`);
    } finally {
      this.busy.delete(event);
    }
  }

  private async bringOn(event: string): Promise<void> {
    const { kept, stored, tables, onTables } = this.parts;
    for (;;) {
      const state = await kept.fresh(event);
      if (!state || this.isClosed) return;
      const next = await nextEntry(state, tables, () => stored.secrets(event));
      if (next.kind === 'wait') {
        if (next.isNew) onTables(event);
        if (next.ms !== null) this.later(event, next.ms);
        return;
      }
      await kept.add(state, next.line);
    }
  }

  private later(event: string, ms: number): void {
    setTimeout(() => {
      if (!this.isClosed) void this.seeTo(event);
    }, ms).unref();
  }

  close(): void {
    this.isClosed = true;
  }
}
