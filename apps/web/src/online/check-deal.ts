import { loadGame } from '@quartet/catalog/list';
import { checkCommitment, readRecord, replay } from '@quartet/core';

/** What became of a check; `fits` says how many moves were played again. */
export type Checked =
  | { readonly kind: 'fits'; readonly moves: number }
  | { readonly kind: 'differs' | 'broken' };

/**
 * Recomputes the seal from the record's secret and plays every move again. `sealed` is what this page was
 * shown with the deal: a record that brings another seal along proves nothing.
 */
export async function checkDeal(gameId: string, record: unknown, sealed: string | null): Promise<Checked> {
  const reading = readRecord([await loadGame(gameId)], record);
  if (!reading.ok) return { kind: 'broken' };
  const { read } = reading;
  const replayed = replay(read);
  if (!replayed.ok || !replayed.match.over) return { kind: 'broken' };
  const isSame = read.commitment === sealed && checkCommitment(read, true) === 'fits';
  return isSame ? { kind: 'fits', moves: read.moves.length } : { kind: 'differs' };
}
