import type { Shapes } from '@quartet/core';
import type { Settings } from '../app/settings.ts';
import type { Ended } from '../ends/ended.ts';
import type { LogEntry, TableState } from '../engine/model.ts';
import type { Parts } from './parts.ts';

/** What has ended at this table, for whoever looks at it. `view`: the table as it lay then. */
export function endedOf(
  { seating, wording }: Pick<Parts, 'seating' | 'wording'>,
  state: TableState,
  log: readonly LogEntry[],
  view: Shapes['View'],
  { language }: Pick<Settings, 'language'>,
): Ended {
  return {
    isMatch: state.result !== null,
    view,
    events: log.at(-1)?.events ?? [],
    log,
    sheet: state.sheet,
    names: seating.players.map(({ name }) => name),
    me: typeof state.viewer === 'number' ? state.viewer : null,
    wording,
    language,
  };
}
