import type { TurnCall } from '../webhooks/webhooks.ts';
import type { Waiting } from './decision.ts';
import type { Clocks } from './house-time.ts';
import type { Nudge } from './nudge.ts';

/** How this node lets bots play, and who hears of what happens at its tables. */
export interface TablesOptions {
  readonly botFloor: number;
  readonly botBudget: number;
  /** Threads for bots; 0: other nodes think. */
  readonly workers: number;
  /** Whether people reach this node; true if left out. */
  readonly isOpen?: boolean;
  /** Those of the machine, if left out. */
  readonly clocks?: Clocks;
  /** Draws a code for a new table. */
  drawCode?(): string;
  /** Somebody must move at a table whose host wants to be called. */
  onTurn?(call: TurnCall): void;
  /** The match at this table has just ended; everybody there has been told. */
  onOver?(table: string): void;
  /** The same of a table that belongs to a duplicate evening. */
  onEventTable?(event: string): void;
  /** Whether every table of the evening has played this deal; so it is, too, where nothing is said. */
  isDealOpen?(event: string, deal: number): Promise<boolean>;
  /** An evening that this node has claimed is due. */
  onEvent?(event: string): Promise<void>;
  /** A line of this node has brought a decision to a person at a slow table. */
  onDecision?(waiting: Waiting): void;
  /** Somebody at this table was told that the others wait. */
  onNudge?(nudge: Nudge): void;
  /** Something broke that nobody asked for in particular. */
  onError(error: unknown, where: string): void;
}
