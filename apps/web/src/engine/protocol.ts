import type { Language, Refusal, Seat } from '@quartet/core';
import type { Fault } from './fault.ts';
import type { Hint, TableState } from './model.ts';

/** What the page asks of the worker. */
export type Request =
  | {
      readonly type: 'open';
      readonly id: string;
      /** Milliseconds a bot takes at least. */
      readonly pace: number;
      /** Even if another tab plays it now. */
      readonly take?: boolean;
    }
  | { readonly type: 'pace'; readonly pace: number }
  /** What happened last is looked at for so many milliseconds: bots wait for that. */
  | { readonly type: 'hold'; readonly time: number }
  /** The person of this seat looks at the screen now; null: nobody may. */
  | { readonly type: 'reveal'; readonly seat: Seat | null }
  | { readonly type: 'play'; readonly text: string }
  | { readonly type: 'take-back' }
  /** After a failure, or the end of a round: whoever must decide does, bots by themselves. */
  | { readonly type: 'go-on' }
  | { readonly type: 'hint'; readonly language: Language };

/** What the worker tells the page. */
export type Reply =
  | TableState
  | { readonly type: 'thinking'; readonly seat: Seat }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'hints'; readonly ply: number; readonly hints: readonly Hint[] }
  | { readonly type: 'missing'; readonly id: string; readonly isDamaged: boolean }
  /** What was asked for was not done, or not all of it; what was shown before still holds. `again`: how to go on. */
  | { readonly type: 'failed'; readonly fault: Fault; readonly again: Request };
