import type { Act, ActType } from '@quartet/protocol';
import { Allowances } from '../allowance.ts';
import { ALLOWED } from '../allowed.ts';
import { askFor } from '../asker.ts';
import { AtOnce } from '../at-once.ts';
import { TooBusy } from '../fair-gate.ts';
import type { Outcome } from './doors.ts';
import { problem } from './problem.ts';
import type { TableState } from './table-state.ts';

type Counted = 'chats' | 'orders' | 'changes';

/** What each act is counted as. Null: it ends something that only a counted act begins, or is done once. */
const COUNTED: { readonly [K in ActType]: Counted | null } = {
  move: null,
  sit: 'changes',
  stand: null,
  cover: 'changes',
  return: null,
  chat: 'chats',
  rematch: null,
  nudge: 'changes',
  'go-on': 'changes',
  order: 'orders',
  promise: 'changes',
  contribute: 'changes',
  ready: 'changes',
  ask: 'changes',
  answer: 'changes',
  start: null,
  bot: 'changes',
  remove: 'changes',
  swap: 'changes',
  settle: 'changes',
  pause: 'changes',
  resume: null,
  extend: 'changes',
  hush: 'changes',
  webhook: 'changes',
};

const TOO_FAST: { readonly [K in Counted]: string } = {
  chats: 'Too many chat messages; wait a few seconds.',
  orders: 'Too many orders; wait a few seconds.',
  changes: 'Too many changes; wait a few seconds.',
};

/** Whether somebody could do this for ever: then it has no place in a log that is full. */
export function isEndless({ type }: Act): boolean {
  // One contribution is taken per match: it always fits.
  return COUNTED[type] !== null && type !== 'contribute';
}

/** Whether only what is needed to end the match still fits into the log of this table. */
export function isLogFull({ seq, match }: Pick<TableState, 'seq' | 'match'>): boolean {
  return seq - (match?.ply ?? 0) >= ALLOWED.lines;
}

/** How often people act, and how many acts wait for the store. */
export class ActAllowances {
  private readonly each = {
    chats: new Allowances(ALLOWED.chats),
    orders: new Allowances(ALLOWED.orders),
    changes: new Allowances(ALLOWED.changes),
  };
  private readonly waiting = new AtOnce(ALLOWED.actsWaiting);

  /** What is done within the allowances, or why it is not. */
  async within<T>(by: string, { type }: Act, done: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
    const counted = COUNTED[type];
    if (counted && !this.each[counted].take(by)) return problem('too-fast', TOO_FAST[counted], 'act');
    if (this.waiting.size >= ALLOWED.actsWaitingInAll)
      return problem('busy', 'More waits to be stored than the server can hold; try again.');
    const end = this.waiting.begin(by);
    if (!end) return problem('busy', 'Much of what you did waits to be stored; try again.');
    return askFor(by, done)
      .catch((error): Outcome<T> => {
        if (!(error instanceof TooBusy)) throw error;
        return problem('busy', `${error.message} Try again in a moment.`);
      })
      .finally(end);
  }
}
