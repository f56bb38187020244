import type { KeptRecord, SavedMatch } from '../../engine/model.ts';

/** A whole device as one text. */
export function printBackup(matches: readonly SavedMatch[], records: readonly KeptRecord[]): string {
  return `${JSON.stringify({ quartet: 1, matches, records })}\n`;
}
