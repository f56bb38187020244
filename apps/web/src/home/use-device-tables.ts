import { findAbout } from '@quartet/catalog/list';
import { useEffect, useState } from 'preact/hooks';
import { allMatches } from '../engine/matches.ts';
import type { SavedMatch } from '../engine/model.ts';

/** The games that run on this device, the latest first; whether it keeps any. */
export function useDeviceTables(): { readonly tables: readonly SavedMatch[]; readonly canKeep: boolean } {
  const [tables, setTables] = useState<readonly SavedMatch[]>([]);
  const [canKeep, setCanKeep] = useState(true);
  useEffect(() => {
    allMatches().then(
      (matches) => setTables(matches.filter(({ game, result }) => findAbout(game) && !result)),
      () => setCanKeep(false),
    );
  }, []);
  return { tables, canKeep };
}
