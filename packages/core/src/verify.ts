import { commit } from './commitment.ts';
import type { ReadRecord } from './record.ts';

/** Whether the deal of a record is the one its commitment promised. */
export type DealCheck = 'no-commitment' | 'sealed' | 'fits' | 'differs' | 'unopened';

/** `over`: whether the match has ended; a running one keeps its secret. */
export function checkCommitment(read: ReadRecord, over: boolean): DealCheck {
  if (read.commitment === null) return 'no-commitment';
  if (read.seed === null) return over ? 'unopened' : 'sealed';
  return commit(read.game, read.written, read.seed) === read.commitment ? 'fits' : 'differs';
}
