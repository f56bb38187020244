import { ALLOWED } from '../allowed.ts';
import type { TableState } from './table-state.ts';

/** Milliseconds of the log that are looked at: what was said before leaves at most one burst more. */
const LATELY = 60_000;

/**
 * Whether somebody may chat at this table again, whichever nodes their messages went to: how much they said lately stands in
 * the log, which all nodes share. What one node lets a person say at all its tables is counted beside this.
 */
export function canChatAgain({ told }: Pick<TableState, 'told'>, person: string, now: number): boolean {
  const { burst, perSecond } = ALLOWED.chats;
  const said: number[] = [];
  // Also if the clock was put back: nobody is silenced until an hour comes again.
  for (let n = told.length - 1; n >= 0 && Math.abs(now - told[n]!.at) < LATELY; n--)
    if (told[n]!.line.kind === 'chatted' && told[n]!.by === person) said.push(told[n]!.at);
  const refilled = (left: number, since: number, until: number): number =>
    Math.min(burst, left + (Math.max(0, until - since) / 1000) * perSecond);
  let left: number = burst;
  let last = now - LATELY;
  for (const at of said.reverse()) {
    left = refilled(left, last, at) - 1;
    last = at;
  }
  return refilled(left, last, now) >= 1;
}
