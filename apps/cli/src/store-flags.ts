import { DEFAULT_OPTIONS } from '@quartet/server/options';
import type { Given } from './command.ts';
import { Complaint } from './complaint.ts';

/** The flags by which commands say where everything is stored. */
export const STORE_FLAGS = { data: 'text', database: 'text' } as const;

export const STORE_HELP = `
  --data DIR         the folder in which everything is stored (./quartet-data)
  --database URL     a PostgreSQL instead: postgres://user@host/name; also from QUARTET_DATABASE`.slice(1);

export interface Place {
  readonly data: string;
  readonly database: string | null;
}

export function placeFrom(given: Given): Place {
  const data = given.text('data');
  const named = given.text('database');
  if (data !== undefined && named !== undefined)
    throw new Complaint('--data and --database exclude each other.');
  // A flag is seen by everybody who lists processes, so the address with its password may come otherwise.
  const database = named ?? (data === undefined ? process.env.QUARTET_DATABASE : undefined) ?? null;
  if (database !== null && !/^postgres(ql)?:\/\//.test(database))
    throw new Complaint('--database takes an address like postgres://user@host/name.');
  return { data: data ?? DEFAULT_OPTIONS.data, database };
}

/** Only what was said for people: a sentence. Anything else is a mistake of ours, and shows where. */
export function complainOf(error: unknown): never {
  if (error instanceof Error && error.constructor === Error) throw new Complaint(error.message);
  throw error;
}
