import { chmodSync } from 'node:fs';
import { join } from 'node:path';

/** All that lies in the folder of the embedded store. */
const FILES = [
  'quartet.db',
  'quartet.db-wal',
  'quartet.db-shm',
  'quartet.lock',
  'quartet.lock-journal',
  'quartet.pid',
  'admin-token',
];

export const OWNER_ONLY = 0o600;

/** Nobody but their owner reads them, whoever may look into the folder. What SQLite adds later is like its database. */
export function keepPrivate(folder: string): void {
  for (const name of FILES) {
    try {
      chmodSync(join(folder, name), OWNER_ONLY);
    } catch {
      // It is not there yet, or belongs to somebody who has seen to it themselves.
    }
  }
}
