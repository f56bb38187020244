/** Milliseconds after which somebody who waits is told: a tab that was reloaded is gone sooner. */
const PATIENCE = 700;

/** What the tab hears that wants to play a match. */
export interface Hearing {
  /** Another tab plays it. It goes on here when that one ends. */
  waits(): void;
  /** Another tab took it. */
  lost(): void;
}

/**
 * Answers when this tab alone plays the match; `take`: it does so at once, whoever did before.
 * Without the lock of the browser (pages that are not secure have none) the store still refuses what forks a match.
 */
export function playAlone(id: string, take: boolean, { waits, lost }: Hearing): Promise<void> {
  const { locks }: { readonly locks?: LockManager } = navigator;
  if (!locks) return Promise.resolve();
  return new Promise((held) => {
    const waiting = setTimeout(waits, PATIENCE);
    const hold = (): Promise<never> => {
      clearTimeout(waiting);
      held();
      // Until the worker ends, or somebody takes it.
      return new Promise(() => undefined);
    };
    locks.request(`quartet match ${id}`, { steal: take }, hold).catch(() => {
      clearTimeout(waiting);
      lost();
    });
  });
}
