import { useEffect, useState } from 'preact/hooks';

type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown };

/** Undefined while it is on its way. What cannot be had is thrown: the boundary around it says so. */
export function useLoaded<T>(load: () => Promise<T>, needs: readonly unknown[]): T | undefined {
  const [outcome, setOutcome] = useState<Outcome<T> | null>(null);
  useEffect(() => {
    let isWanted = true;
    const settle = (settled: Outcome<T>): void => {
      if (isWanted) setOutcome(settled);
    };
    load().then(
      (value) => settle({ ok: true, value }),
      (error: unknown) => settle({ ok: false, error }),
    );
    return () => {
      isWanted = false;
    };
  }, needs);
  if (outcome && !outcome.ok) throw outcome.error;
  return outcome?.value;
}

/** Something nice to have: null until it is there, where there is none, and if it cannot be had. */
export function useExtra<T>(load: (() => Promise<T>) | undefined): T | null {
  const extra = async (): Promise<T | null> => {
    // To ask for files takes a page's time: several at once would hold up what somebody taps meanwhile.
    await new Promise((resolve) => setTimeout(resolve));
    return (await load?.().catch(() => null)) ?? null;
  };
  return useLoaded(extra, [load]) ?? null;
}
