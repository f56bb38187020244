import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { keepPrivate, OWNER_ONLY } from './private-files.ts';

/**
 * A folder for this process alone. The lock is SQLite's on a small file of its own: the system drops it with
 * the process, however that ends, and the database itself stays readable for backups.
 */
export function lockFolder(folder: string): Disposable {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new Error(`The folder ${folder} cannot be used: ${reasonOf(error)}.`, { cause: error });
  }
  const holder = join(folder, 'quartet.pid');
  const lock = openLock(join(folder, 'quartet.lock'), folder);
  // Before anything is written: what SQLite puts beside a file may be read by whoever may read that.
  keepPrivate(folder);
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw new Error(`${folder} cannot be locked: ${reasonOf(error)}.`, { cause: error });
    throw new Error(`${folder} is in use by another Quartet${processIn(holder)}.`);
  }
  writeFileSync(holder, `${process.pid}\n`, { mode: OWNER_ONLY });
  return {
    [Symbol.dispose]() {
      if (!lock.isOpen) return;
      rmSync(holder, { force: true });
      lock.close();
    },
  };
}

function openLock(file: string, folder: string): DatabaseSync {
  try {
    return new DatabaseSync(file);
  } catch (error) {
    throw new Error(`The folder ${folder} cannot be written: ${reasonOf(error)}.`, { cause: error });
  }
}

/** SQLITE_BUSY. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === 5;
}

function processIn(holder: string): string {
  try {
    return ` (process ${readFileSync(holder, 'utf8').trim()})`;
  } catch {
    return '';
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
