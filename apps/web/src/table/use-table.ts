import { useEffect, useReducer, useRef, useState } from 'preact/hooks';
import type { Failure } from '../app/failure/failures.ts';
import { BOT_FLOOR, SPEEDS, type Speed } from '../app/settings.ts';
import type { Hint, LogEntry, Refused, TableState } from '../engine/model.ts';
import type { Reply, Request } from '../engine/protocol.ts';
import { openTableLine, type TableLine } from '../engine/table-line.ts';
import { logWith } from './news.ts';

/** A table as its screen has heard of it. */
interface TableHeard {
  readonly state: TableState | null;
  readonly log: readonly LogEntry[];
  readonly thinking: number | null;
  readonly hints: readonly Hint[] | null;
  readonly refused: Refused | null;
}

export interface TableFeed extends TableHeard {
  readonly canHint: boolean;
  send(request: Request): void;
}

interface WorkerHeard extends TableHeard {
  /** Null: it is there, or on its way. */
  readonly missing: Extract<Reply, { type: 'missing' }> | null;
  /** What went wrong, until the table goes on; null: nothing. */
  readonly failed: Extract<Reply, { type: 'failed' }> | null;
}

export const UNHEARD: WorkerHeard = {
  state: null,
  log: [],
  thinking: null,
  hints: null,
  refused: null,
  missing: null,
  failed: null,
};

/** What is known after one more word of the worker; null: it is tried again. */
export function hearWorker(before: WorkerHeard, reply: Reply | null): WorkerHeard {
  switch (reply?.type) {
    case undefined:
      return { ...before, failed: null };
    case 'state':
      return { ...UNHEARD, state: reply, log: logWith(before.log, reply.news, reply.ply) };
    case 'thinking':
      return { ...before, thinking: reply.seat };
    case 'hints':
      return { ...before, hints: reply.hints };
    case 'refused':
      return { ...before, refused: reply.refusal };
    case 'missing':
      return { ...before, missing: reply };
    case 'failed':
      return { ...before, failed: reply };
  }
}

interface WorkerFeed extends TableFeed {
  readonly missing: WorkerHeard['missing'];
  readonly failed: Failure | null;
}

/** The worker behind one table, as the screen sees it. */
export function useTable(id: string, speed: Speed): WorkerFeed {
  const line = useRef<TableLine | null>(null);
  const [heard, hear] = useReducer(hearWorker, UNHEARD);
  const [start, setStart] = useState({ take: false });
  const pace = BOT_FLOOR * SPEEDS[speed];

  useEffect(() => {
    const opened = openTableLine({ type: 'open', id, pace, ...start }, hear);
    line.current = opened;
    return () => opened.close();
  }, [id, start]);

  // A page that sleeps, since "back" may bring it again, would keep its table from everybody else.
  useEffect(() => {
    window.onpagehide = () => line.current?.close();
    window.onpageshow = ({ persisted }) => {
      if (persisted) setStart({ take: false });
    };
    return () => {
      window.onpagehide = window.onpageshow = null;
    };
  }, []);

  useEffect(() => {
    line.current?.send({ type: 'pace', pace });
  }, [pace]);

  const { failed } = heard;
  return {
    ...heard,
    canHint: true,
    failed: failed && {
      fault: failed.fault,
      // A worker that is gone is followed by another, which finds what is kept.
      again: () => {
        hear(null);
        if (failed.again.type === 'open') setStart({ take: failed.again.take ?? false });
        else line.current?.send(failed.again);
      },
    },
    send: (request) => line.current?.send(request),
  };
}
