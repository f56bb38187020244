import { DatabaseError } from 'pg';
import { Conflict } from './store.ts';

/** SQLSTATE 40001, 40P01: the transaction was taken back and may simply be tried again. */
const AGAIN = ['40001', '40P01'];
/** Classes of SQLSTATE: connection lost, out of connections, somebody intervened (shutdown, cancelled statement). */
const LOST = /^(08|53|57)/;
/** What the system says of a connection. */
const NO_CONNECTION = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOENT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  'ENOTFOUND',
];
/** The driver's own sentences have no code. */
const DRIVER_LOST = /^(Connection terminated|timeout exceeded|Query read timeout|Client has encountered)/;

export function wasTakenBack(error: unknown): boolean {
  return error instanceof DatabaseError && AGAIN.includes(error.code ?? '');
}

/** The database did not answer: whether it did what was asked is not known. */
export function isConnectionLost(error: unknown): boolean {
  if (error instanceof DatabaseError) return LOST.test(error.code ?? '');
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isConnectionLost);
  const code = 'code' in error ? String(error.code) : '';
  return NO_CONNECTION.includes(code) || DRIVER_LOST.test(error.message);
}

function isConflict(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === '23505';
}

/** In the store's words. */
export function storeError(error: unknown): Error {
  if (isConflict(error)) return new Conflict(error instanceof Error ? error.message : '');
  return error instanceof Error ? error : new Error(String(error));
}
