import { readItem, writeItem } from '../../app/local-storage.ts';

/** Seconds for a run; null: as long as one likes. */
export type Clock = 60 | 120 | null;
export const CLOCKS: readonly Clock[] = [60, 120, null];

const CLOCK = 'quartet-chain-clock';
const BEST = 'quartet-chain-best';

/** The clock chosen last. At first there is one, unless somebody wants things calm. */
export function chosenClock(isCalm: boolean): Clock {
  const kept = readItem(CLOCK);
  if (kept === null) return isCalm ? null : 60;
  return CLOCKS.find((clock) => String(clock) === kept) ?? null;
}

export function chooseClock(clock: Clock): void {
  writeItem(CLOCK, String(clock));
}

/** The best share so far with this clock, 0 to 1; null: there is none yet. */
export function bestShare(clock: Clock): number | null {
  const kept = readItem(`${BEST}-${clock}`);
  const share = Number(kept);
  return kept !== null && share >= 0 && share <= 1 ? share : null;
}

/** Whether it is a new best. */
export function keepShare(clock: Clock, share: number): boolean {
  const isBest = share > (bestShare(clock) ?? 0);
  if (isBest) writeItem(`${BEST}-${clock}`, String(share));
  return isBest;
}
