import type { Settings } from '../../app/settings.ts';
import type { KeptRecord, SavedMatch } from '../../engine/model.ts';

/** What else is somebody's: how they like it here, and what a server says it has of them. */
export interface Besides {
  readonly settings?: Settings;
  readonly online?: object;
}

/** A whole device as one text, and all that a server has of its person. */
export function printBackup(
  matches: readonly SavedMatch[],
  records: readonly KeptRecord[],
  besides: Besides = {},
): string {
  return `${JSON.stringify({ quartet: 1, matches, records, ...besides })}\n`;
}
