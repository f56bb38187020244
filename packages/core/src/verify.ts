import { commit } from './commitment.ts';
import { luckFault } from './luck.ts';
import type { ReadRecord } from './record.ts';

/** Whether the deal of a record is the one its commitment promised, and follows from everybody's luck. */
export type DealCheck =
  | 'no-commitment'
  | 'sealed'
  | 'fits'
  | 'differs'
  | 'unopened'
  | 'wrong-seal'
  | 'wrong-promises'
  | 'wrong-seed'
  | 'wrong-first';

/** `over`: whether the match has ended; a running one keeps its secret. */
export function checkCommitment(read: ReadRecord, over: boolean): DealCheck {
  const { luck, seed, written } = read;
  const fault = luck && luckFault(luck, { seed, first: written.first, seats: written.seats });
  if (fault) return `wrong-${fault}`;
  if (read.commitment === null) return 'no-commitment';
  if (seed === null) return over ? 'unopened' : 'sealed';
  return commit(read.game, written, seed) === read.commitment ? 'fits' : 'differs';
}

/** Whether nothing speaks against the deal. */
export function isDealRight(check: DealCheck): boolean {
  return check === 'no-commitment' || check === 'sealed' || check === 'fits';
}
