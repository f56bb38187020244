import { useEffect, useReducer, useRef } from 'preact/hooks';
import { BOT_FLOOR, SPEEDS, type Speed } from '../app/settings.ts';
import type { Hint, LogEntry, Refused, TableState } from '../engine/model.ts';
import type { Reply, Request } from '../engine/protocol.ts';
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

type WorkerHeard = TableHeard & { readonly missing: boolean };

export const UNHEARD: WorkerHeard = {
  state: null,
  log: [],
  thinking: null,
  hints: null,
  refused: null,
  missing: false,
};

/** What is known after one more word of the worker. */
export function hearWorker(before: WorkerHeard, reply: Reply): WorkerHeard {
  switch (reply.type) {
    case 'state':
      return { ...UNHEARD, state: reply, log: logWith(before.log, reply.news, reply.ply) };
    case 'thinking':
      return { ...before, thinking: reply.seat };
    case 'hints':
      return { ...before, hints: reply.hints };
    case 'refused':
      return { ...before, refused: reply.refusal };
    case 'missing':
      return { ...before, missing: true };
  }
}

/** The worker behind one table, as the screen sees it. */
export function useTable(id: string, speed: Speed): TableFeed & WorkerHeard {
  const worker = useRef<Worker | null>(null);
  const [heard, hear] = useReducer(hearWorker, UNHEARD);
  const pace = BOT_FLOOR * SPEEDS[speed];

  useEffect(() => {
    const started = new Worker(new URL('../engine/table-worker.ts', import.meta.url), { type: 'module' });
    worker.current = started;
    started.onmessage = ({ data: reply }: MessageEvent<Reply>) => hear(reply);
    started.postMessage({ type: 'open', id, pace } satisfies Request);
    return () => started.terminate();
  }, [id]);

  useEffect(() => {
    worker.current?.postMessage({ type: 'pace', pace } satisfies Request);
  }, [pace]);

  return { ...heard, canHint: true, send: (request) => worker.current?.postMessage(request) };
}
