import { note, noted } from '../app/small-notes.ts';
import { faultOf } from '../engine/fault.ts';

const KEY = 'quartet-came-again';
/** Milliseconds: what is missing after that long is missing for good. */
const LATELY = 60_000;
const EVERY = 1_000;

/**
 * A part did not come, the line being down for a moment. A page does not ask for it twice, another one does: as soon as the
 * server answers, the page comes again by itself. All that a table of the server needs is there.
 */
export async function comeAgain(error: unknown): Promise<never> {
  const wasLately = Date.now() - Number(noted(KEY) ?? 0) < LATELY;
  if (faultOf(error) !== 'unloaded' || wasLately) throw error;
  while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, EVERY));
  note(KEY, String(Date.now()));
  location.reload();
  return new Promise(() => undefined);
}

async function answers(): Promise<boolean> {
  return fetch('/online.json', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}
