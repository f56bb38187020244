import { findAbout } from '@quartet/catalog/list';
import type { TableLine } from '@quartet/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { go } from '../app/routes.ts';
import type { Settings } from '../app/settings.ts';
import { classes } from '../ui/classes.ts';
import { ask } from './api.ts';
import tableNotes from './table-notes.module.css';
import { ONLINE_WORDS } from './words.ts';

const cx = classes(tableNotes);

/** Milliseconds to see what one's move has done. */
const LOOK = 5000;

/** After my move at a slow table: the next that waits for me is opened, unless I stay or am asked something here. */
export function NextTable(props: {
  readonly table: string;
  readonly isMine: boolean;
  readonly isAsked: boolean;
  readonly settings: Settings;
}) {
  const { table, isMine, isAsked, settings } = props;
  const words = ONLINE_WORDS[settings.language];
  const wasMine = useRef(isMine);
  const [next, setNext] = useState<TableLine | null>(null);
  useEffect(() => {
    const hasMoved = wasMine.current && !isMine;
    wasMine.current = isMine;
    if (isMine) setNext(null);
    if (hasMoved) void nextAfter(table).then(setNext);
  }, [isMine]);
  const open = (): void => {
    if (next) go({ page: 'online-table', id: next.id });
  };
  useEffect(() => {
    if (!next || isAsked) return;
    const timer = setTimeout(open, LOOK);
    return () => clearTimeout(timer);
  }, [next, isAsked]);
  if (!next || isAsked) return null;
  return (
    <div class={cx('table-note')} data-note="next">
      <p>{words.nextWaits(findAbout(next.game)?.name[settings.language] ?? next.game)}</p>
      <button type="button" class="button primary" onClick={open}>
        {words.nextTable}
      </button>
      <button type="button" class="button" onClick={() => setNext(null)}>
        {words.stay}
      </button>
    </div>
  );
}

/** Another slow table that waits for me; the one whose time is up first. */
export async function nextAfter(table: string): Promise<TableLine | null> {
  const answer = await ask<{ tables: TableLine[] }>('GET', ['me', 'tables']);
  if (!answer.ok) return null;
  const waiting = answer.value.tables.filter(
    ({ id, waiting: isWaiting, pace, status, invitedBy }) =>
      id !== table && isWaiting && !invitedBy && status === 'playing' && pace.kind !== 'live',
  );
  const until = (line: TableLine): number => line.until ?? Number.MAX_SAFE_INTEGER;
  return waiting.sort((a, b) => until(a) - until(b))[0] ?? null;
}
