import { type Fault, faultOf } from '../../engine/fault.ts';

/** Something that did not work, as a person is told of it. */
export interface Failure {
  readonly fault: Fault;
  /** Tries it once more; left out where that would not help. */
  readonly again?: () => void;
}

type Hear = (failure: Failure) => void;
const hearing = new Set<Hear>();

/** Calls with every failure of an attempt, until the answer is called. */
export function hearFailures(hear: Hear): () => void {
  hearing.add(hear);
  return () => void hearing.delete(hear);
}

export function tellFailure(failure: Failure): void {
  for (const hear of hearing) hear(failure);
}

/** Does what somebody asked for. If it fails they are told, and may try again. */
export function attempt(act: () => Promise<unknown>): void {
  act().catch((error: unknown) => {
    console.warn(error);
    tellFailure({ fault: faultOf(error), again: () => attempt(act) });
  });
}
