import { useEffect, useState } from 'preact/hooks';
import { readJson, writeItem } from '../app/local-storage.ts';
import { isObject, isTime } from '../app/shapes.ts';

const KEY = 'quartet-fill';

interface Fill {
  readonly table: string;
  /** By the clock of this device. */
  readonly at: number;
}

/** Bots take the seats of this table that are left then, and it begins. */
export function noteFill(table: string, at: number): void {
  writeItem(KEY, JSON.stringify({ table, at } satisfies Fill));
}

function fillOf(table: string): number | null {
  return readJson(KEY, (fill) =>
    isObject(fill) && fill.table === table && isTime(fill.at) ? fill.at : null,
  );
}

/** Seconds until bots fill this table up; null: they do not. `fill` takes the free seats, `start` begins. */
export function useFill(
  table: string,
  state: { readonly isHost: boolean; readonly free: number; readonly isReady: boolean },
  acts: { fill(): void; start(): void },
): number | null {
  const at = state.isHost ? fillOf(table) : null;
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (at === null) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [at]);
  const isDue = at !== null && now >= at;
  useEffect(() => {
    if (at === null) return;
    if (state.free > 0 && isDue) acts.fill();
    else if (state.free === 0 && state.isReady) {
      writeItem(KEY, null);
      acts.start();
    }
  }, [isDue, state.free, state.isReady, at]);
  return at === null || state.free === 0 ? null : Math.max(0, Math.ceil((at - now) / 1000));
}
