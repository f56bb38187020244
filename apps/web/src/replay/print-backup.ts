import type { KeptRecord } from '../store/records.ts';
import type { SavedMatch } from '../worker/protocol.ts';

/** A whole device as one text. */
export function printBackup(matches: readonly SavedMatch[], records: readonly KeptRecord[]): string {
  return `${JSON.stringify({ quartet: 1, matches, records })}\n`;
}
