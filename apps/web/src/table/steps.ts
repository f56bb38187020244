import { type StateUpdater, useEffect, useMemo, useState } from 'preact/hooks';

/** Something shown step by step, from 0: where it is, and whether it goes on by itself. */
export interface Step {
  readonly at: number;
  readonly isGoing: boolean;
}

/** One on; at the end it stops. */
export function ticked({ at }: Step, last: number): Step {
  return { at: Math.min(at + 1, last), isGoing: at + 1 < last };
}

/** As somebody asked; what goes by itself stops. */
export function movedTo(at: number, last: number): Step {
  return { at: Math.min(Math.max(at, 0), last), isGoing: false };
}

/** Starts or stops; from the end it starts again. */
export function toggled({ at, isGoing }: Step, last: number): Step {
  if (isGoing) return { at, isGoing: false };
  return { at: at < last ? at : 0, isGoing: last > 0 };
}

export interface Steps extends Step {
  readonly last: number;
  set: (step: StateUpdater<Step>) => void;
  move(to: number): void;
  step(by: number): void;
  toggle(): void;
}

export function useSteps(last: number, first: Step): Steps {
  const [now, set] = useState(first);
  const acts = useMemo(
    () => ({
      move: (to: number): void => set(movedTo(to, last)),
      // Keys may come faster than pictures: each counts from the one before.
      step: (by: number): void => set(({ at }) => movedTo(at + by, last)),
      toggle: (): void => set((step) => toggled(step, last)),
    }),
    [last],
  );
  return { at: Math.min(now.at, last), isGoing: now.isGoing, last, set, ...acts };
}

/** Lets it go on by itself, `wait` milliseconds for each step; null: not yet. */
export function useTicking({ at, isGoing, last, set }: Steps, wait: number | null): void {
  useEffect(() => {
    if (!isGoing || wait === null) return;
    const timer = setTimeout(() => set((step) => ticked(step, last)), wait);
    return () => clearTimeout(timer);
  }, [at, isGoing, last, wait]);
}
