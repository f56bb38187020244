import { AsyncLocalStorage } from 'node:async_hooks';
import { FairGate } from './fair-gate.ts';

const askers = new AsyncLocalStorage<string>();

/** All that `work` asks of the database is asked for this address or person. Inside another one it stays that one's. */
export function askFor<T>(asker: string, work: () => T): T {
  return askers.getStore() === undefined ? askers.run(asker, work) : work();
}

/** The address, person or server on whose behalf the code that runs now asks the database. */
export function currentAsker(): string {
  return askers.getStore() ?? FairGate.SERVER;
}
