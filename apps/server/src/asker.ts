import { AsyncLocalStorage } from 'node:async_hooks';
import { FairGate } from './fair-gate.ts';

const askers = new AsyncLocalStorage<string>();

/** All that `work` asks of the database is asked for this address or person. Inside another one it stays that one's. */
export function askFor<T>(asker: string, work: () => T): T {
  return askers.getStore() === undefined ? askers.run(asker, work) : work();
}

/** For whom the code that runs now asks: an address, a person or the server itself. */
export function currentAsker(): string {
  return askers.getStore() ?? FairGate.SERVER;
}
