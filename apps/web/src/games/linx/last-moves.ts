import type { Seat } from '@quartet/core';
import type { Event, LinxShapes } from '@quartet/linx';
import { useRef } from 'preact/hooks';
import type { LogEntry } from '../../engine/model.ts';
import type { TableProps } from '../../kit/table-props.ts';

export type ChainLaid = Extract<Event, { type: 'chain' }>;
type LastAct = ChainLaid | Extract<Event, { type: 'discarded' }>;

/** What the others did since my last turn, for marks on the table. */
export interface LastMoves {
  /** By seat. */
  readonly acts: ReadonlyMap<Seat, LastAct>;
  /** The slots whose card is new. */
  readonly anchors: ReadonlySet<number>;
  readonly scoring: ReadonlySet<number>;
  /** The last chain laid. */
  readonly chain: ChainLaid | null;
  /** Who threw away last. */
  readonly discardedBy: Seat | null;
}

/** They stay until my turn is over, though my own draws are moves too. */
export function useLastMoves(
  { last, story, ply, me }: Pick<TableProps<LinxShapes>, 'last' | 'story' | 'ply' | 'me'>,
  isMine: boolean,
): LastMoves {
  const kept = useRef(last);
  if (last.length > 0 || !isMine) kept.current = last;
  const moves = lastMoves(eventsOf(kept.current));
  // My own chain is shown until somebody goes on.
  const mine = story.filter((entry) => entry.ply === ply - 1 && entry.seat === me);
  return moves.chain ? moves : { ...moves, chain: lastMoves(eventsOf(mine)).chain };
}

function eventsOf(entries: readonly LogEntry[]): readonly Event[] {
  return entries.flatMap(({ events }) => events as readonly Event[]);
}

export function lastMoves(all: readonly Event[]): LastMoves {
  const events = all.slice(all.findLastIndex(({ type }) => type === 'dealt') + 1);
  const acts = events.filter((event) => event.type === 'chain' || event.type === 'discarded');
  const top = acts.findLast((event) => event.type === 'discarded');
  return {
    acts: new Map(acts.map((event) => [event.seat, event])),
    anchors: slots(events, 'anchor'),
    scoring: slots(events, 'scoring-card'),
    chain: acts.findLast((event) => event.type === 'chain') ?? null,
    discardedBy: top?.seat ?? null,
  };
}

function slots(events: readonly Event[], type: 'anchor' | 'scoring-card'): ReadonlySet<number> {
  return new Set(events.flatMap((event) => (event.type === type ? [event.slot - 1] : [])));
}
