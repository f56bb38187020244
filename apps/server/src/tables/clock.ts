import type { Pace } from '@quartet/protocol';

const DAY = 86_400_000;
/** Whoever ran out of time still gets this long for the next decision, or a late return could never catch up. */
const LEAST = 5_000;

/** Milliseconds each seat has at the start; 0 where nothing is saved up. */
export function firstBank(pace: Pace): number {
  return pace.kind === 'live' ? pace.bank * 1000 : 0;
}

/** How long this decision may take; null: for ever. */
export function allowance(pace: Pace, bank: number): number | null {
  if (pace.kind === 'untimed') return null;
  return pace.kind === 'days' ? pace.days * DAY : Math.max(bank, LEAST);
}

/** What is left in the bank after a decision that ended `left` milliseconds before time was up. */
export function bankAfter(pace: Pace, left: number): number {
  return pace.kind === 'live' ? Math.max(0, left) + pace.increment * 1000 : 0;
}
