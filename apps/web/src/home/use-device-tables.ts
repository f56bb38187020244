import { findAbout } from '@quartet/catalog/list';
import { useEffect, useState } from 'preact/hooks';
import { whenReleased } from '../app/calm.ts';
import { allMatches } from '../engine/matches.ts';
import type { SavedMatch } from '../engine/model.ts';

export interface Device {
  readonly matches: readonly SavedMatch[];
  /** The games that run on this device, the latest first. */
  readonly tables: readonly SavedMatch[];
  /** Whether it keeps any. */
  readonly canKeep: boolean;
}

const NOTHING: Device = { matches: [], tables: [], canKeep: true };
/** Milliseconds that home waits for them, so that it need not move when they are there. */
const PATIENCE = 250;

/** Null for the moment in which they are read. */
export function useDeviceTables(): Device | null {
  const [device, setDevice] = useState<Device | null>(null);
  useEffect(() => {
    setTimeout(() => setDevice((known) => known ?? NOTHING), PATIENCE);
    void allMatches()
      .then(
        (matches) => ({
          matches,
          tables: matches.filter(({ game, result }) => findAbout(game) && !result),
          canKeep: true,
        }),
        () => ({ ...NOTHING, canKeep: false }),
      )
      .then((read) => whenReleased(() => setDevice(read)));
  }, []);
  return device;
}
