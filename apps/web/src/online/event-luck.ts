import { promiseOf } from '@quartet/core';
import type { EventAct, EventInfo } from '@quartet/protocol/events';
import { LUCK_NOTES } from './luck-notes.ts';

/** What this browser adds to the luck of one event: see `Contributor`, which does the same at a table. */
interface Share {
  /** The first that was shown: under another it adds nothing. */
  readonly seal: string;
  readonly contribution: string;
  /** All promises as they stood when it was opened; null: it is still a secret. */
  readonly opened: string | null;
}

/** What to say to this, if anything. Noted first, so that it can still be opened after a reload. */
export function luckAct(
  { id, status, seal, entrants, promises }: EventInfo,
  person: string,
): EventAct | null {
  const at = entrants.findIndex((one) => one.kind === 'person' && one.person.id === person);
  if (at < 0) return null;
  const share = noted(id);
  if (status === 'open') {
    if (share && (share.opened !== null || share.seal !== seal)) return null;
    const mine = share ?? { seal, contribution: randomHex(), opened: null };
    const promise = promiseOf(seal, mine.contribution);
    LUCK_NOTES.keep(id, JSON.stringify(mine));
    return promises[at] === promise ? null : { type: 'promise', promise };
  }
  if (status !== 'called' || !share || share.seal !== seal) return null;
  const all = JSON.stringify(promises);
  if (promises[at] !== promiseOf(seal, share.contribution) || (share.opened ?? all) !== all) return null;
  LUCK_NOTES.keep(id, JSON.stringify({ ...share, opened: all }));
  return { type: 'contribute', contribution: share.contribution };
}

function noted(event: string): Share | null {
  const kept = LUCK_NOTES.read(event);
  return kept ? (JSON.parse(kept) as Share) : null;
}

function randomHex(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
