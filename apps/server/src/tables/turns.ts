import { BotPool } from '../bots/bot-pool.ts';
import type { Claim } from '../store/store.ts';
import { paceAt } from './bot-pace.ts';
import { type BotPace, playBotTurn } from './bot-turns.ts';
import { drawLuck } from './draw-luck.ts';
import { playOrderedTurn } from './orders.ts';
import type { Room } from './room.ts';
import { endRest } from './round-rest.ts';

interface Running {
  /** Something was done at the table meanwhile. */
  isDirty: boolean;
  done: Promise<void>;
}

export interface TurnOptions extends BotPace {
  /** Threads for bots; 0: other nodes think. */
  readonly workers: number;
  onError(error: unknown, where: string): void;
}

/** Turns that need nobody: orders are carried out and bots move, one table beside the other. */
export class Turns {
  private readonly options: TurnOptions;
  readonly pool: BotPool | null;
  private readonly running = new Map<string, Running>();
  private isClosed = false;

  constructor(options: TurnOptions) {
    this.options = options;
    this.pool = options.workers > 0 ? new BotPool(options.workers) : null;
  }

  /** What can be done here when it is due: without threads for bots nobody thinks, not for anybody whose time is up either. */
  get kinds(): Claim['kinds'] {
    return this.pool ? ['bot', 'clock', 'luck', 'event'] : ['luck', 'event'];
  }

  get size(): number {
    return this.running.size;
  }

  isAt(table: string): boolean {
    return this.running.has(table);
  }

  /** Until a person must decide. A step made meanwhile is looked at too. */
  takeUp(room: Room): Promise<void> {
    const running = this.running.get(room.id);
    if (running) {
      running.isDirty = true;
      return running.done;
    }
    const turns: Running = { isDirty: true, done: Promise.resolve() };
    this.running.set(room.id, turns);
    turns.done = this.play(room, turns)
      .catch((error) => this.options.onError(error, `table ${room.id}`))
      .finally(() => this.running.delete(room.id));
    return turns.done;
  }

  private async play(room: Room, turns: Running): Promise<void> {
    while (turns.isDirty) {
      turns.isDirty = false;
      await drawLuck(room);
      await endRest(room);
      await playOrderedTurn(room, this.options.floor);
      if (this.pool) await playBotTurn(room, this.pool, await paceAt(room, this.options));
    }
  }

  /** Looked at again after so many milliseconds, should nothing happen there before. */
  later(room: Room, delay: number): void {
    setTimeout(() => {
      if (!this.isClosed) void this.takeUp(room);
    }, delay).unref();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.pool?.close();
    await Promise.all([...this.running.values()].map(({ done }) => done));
  }
}
