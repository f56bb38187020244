import type { Result, ScoreLine, Shapes } from '@quartet/core';
import type { Clock, News, Orders, TableInfo, TableMessage } from '@quartet/protocol';
import type { LogEntry, TableState } from '../engine/model.ts';
import { logWith } from '../table/news.ts';

/** A decision, and under which number of the table's story it stands. */
export interface HeardEntry extends LogEntry {
  readonly seq: number;
  readonly hand: News['hand'];
  /** Mine, but I was not here: a standing order made it. */
  readonly byOrder: boolean;
}

/** A table of the server as far as this page has heard of it. */
export interface Followed {
  readonly info: TableInfo | null;
  /** The number of the last thing that happened; 0: nothing was heard yet. */
  readonly seq: number;
  readonly clock: Clock | null;
  /** Null until the deal. */
  readonly state: TableState | null;
  readonly log: readonly HeardEntry[];
  readonly opening: TableState['opening'];
  /** What was said, and who came and went. */
  readonly talk: readonly News[];
  /** My own, if any stand. */
  readonly orders: Orders | null;
}

export const UNKNOWN: Followed = {
  info: null,
  seq: 0,
  clock: null,
  state: null,
  log: [],
  opening: [],
  talk: [],
  orders: null,
};

/** Older talk has been read. */
const KEPT_TALK = 200;
const TOLD: readonly News['kind'][] = [
  'started',
  'chatted',
  'covered',
  'returned',
  'stood',
  'removed',
  'paused',
  'resumed',
  'extended',
  'inspected',
  'undone',
  'nudged',
];

/** Words that were blotted out, or are those of somebody kept away, leave nothing to read. */
function isTold({ kind, text }: News): boolean {
  return TOLD.includes(kind) && text !== '';
}

/** What is known after one more message. A table that did not change stays the very same object. */
export function follow(before: Followed, message: TableMessage): Followed {
  const known = message.whole ? { ...UNKNOWN, info: before.info } : before;
  const info = message.info ?? known.info;
  const isUndone = message.news.some(({ kind }) => kind === 'undone');
  const entries = entriesOf(message.news);
  const started = message.news.find(({ kind }) => kind === 'started');
  const opening = started ? (started.events as Shapes['Event'][]) : known.opening;
  const talk = [...known.talk, ...message.news.filter(isTold)].slice(-KEPT_TALK);
  const next = stateOf(message, info, entries, opening);
  const isSame =
    next !== null &&
    before.state !== null &&
    !isUndone &&
    next.ply === before.state.ply &&
    next.viewer === before.state.viewer &&
    (next.result === null) === (before.state.result === null);
  return {
    info,
    seq: message.seq,
    clock: message.clock,
    state: isSame ? before.state : next,
    log: entries.length === 0 && !isUndone ? known.log : logWith(known.log, entries, message.ply ?? 0),
    opening,
    talk,
    orders: message.orders ?? null,
  };
}

/** Without those that were taken back again. */
function entriesOf(news: readonly News[]): readonly HeardEntry[] {
  const undone = news.filter(({ kind }) => kind === 'undone');
  return news
    .flatMap(entryOf)
    .filter((entry) => !undone.some(({ seq, ply }) => seq > entry.seq && ply! <= entry.ply));
}

function entryOf({ kind, seq, ply, seat, text, hand, events, byOrder }: News): HeardEntry[] {
  if (kind !== 'moved' || ply === undefined || seat === undefined) return [];
  return [
    {
      seq,
      ply,
      seat,
      hand,
      byOrder: byOrder === true,
      text: text ?? '',
      events: (events ?? []) as Shapes['Event'][],
    },
  ];
}

function stateOf(
  message: TableMessage,
  info: TableInfo | null,
  news: readonly LogEntry[],
  opening: TableState['opening'],
): TableState | null {
  const { view, ply } = message;
  if (!view || ply === null) return null;
  return {
    type: 'state',
    id: message.table,
    ply,
    viewer: message.viewer,
    // Its shape is the game's own, which the table of that game knows.
    view: view as unknown as Shapes['View'],
    news,
    opening,
    sheet: (message.sheet ?? []) as unknown as readonly ScoreLine[],
    result: message.result as Result | null,
    commitment: info?.commitment ?? null,
    canTakeBack: false,
    ended: null,
    record: null,
  };
}
