/**
 * Why something that should work did not. The store: `full`, `closed` (nothing can be kept here), `newer` (another tab
 * has a later Quartet), `elsewhere` (another tab plays this match). The app: `unloaded` (a part did not come), `silent` (a worker does not answer), `broken`.
 */
export type Fault = 'full' | 'closed' | 'newer' | 'elsewhere' | 'unloaded' | 'silent' | 'broken';

/** An error that knows its fault. */
export class Failed extends Error {
  readonly fault: Fault;

  constructor(fault: Fault, cause?: unknown) {
    super(`${fault}: ${cause instanceof Error ? cause.message : String(cause ?? 'no more is known')}`, {
      cause,
    });
    this.fault = fault;
  }
}

/** What browsers say, each in its own words, when a file of the app does not come. */
const UNLOADED =
  /dynamically imported module|module script failed|preload CSS|Failed to fetch|NetworkError|Load failed/;

export function faultOf(error: unknown): Fault {
  if (error instanceof Failed) return error.fault;
  return error instanceof Error && UNLOADED.test(error.message) ? 'unloaded' : 'broken';
}

/** Whatever the browser's store says, as one of ours. */
export function storeFailure(error: unknown): Failed {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return new Failed('full', error);
  return new Failed(name === 'VersionError' ? 'newer' : 'closed', error);
}

/** What a worker's error event tells: a script that does not come says nothing, one that breaks has a message. */
export function faultOfWorker({ message }: ErrorEvent): Fault {
  return message ? faultOf(new Error(message)) : 'unloaded';
}
