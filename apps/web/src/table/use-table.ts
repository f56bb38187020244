import { useEffect, useRef, useState } from 'preact/hooks';
import type { Failure } from '../app/failure/failures.ts';
import { BOT_FLOOR, SPEEDS, type Speed } from '../app/settings.ts';
import type { Hint, LogEntry, Refused, TableState } from '../engine/model.ts';
import type { Reply, Request } from '../engine/protocol.ts';
import { openTableLine, type TableLine } from '../engine/table-line.ts';

export interface TableFeed {
  readonly state: TableState | null;
  readonly log: readonly LogEntry[];
  readonly thinking: number | null;
  readonly hints: readonly Hint[] | null;
  readonly refused: Refused | null;
  readonly canHint: boolean;
  send(request: Request): void;
}

interface WorkerFeed extends TableFeed {
  readonly missing: boolean;
  /** What went wrong, until the table goes on; null: nothing. */
  readonly failed: Failure | null;
}

/** The worker behind one table, as the screen sees it. */
export function useTable(id: string, speed: Speed): WorkerFeed {
  const line = useRef<TableLine | null>(null);
  const [state, setState] = useState<TableState | null>(null);
  const [log, setLog] = useState<readonly LogEntry[]>([]);
  const [thinking, setThinking] = useState<number | null>(null);
  const [hints, setHints] = useState<readonly Hint[] | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [missing, setMissing] = useState(false);
  const [failed, setFailed] = useState<Extract<Reply, { type: 'failed' }> | null>(null);
  const [starts, setStarts] = useState(1);
  const pace = BOT_FLOOR * SPEEDS[speed];

  useEffect(() => {
    const hear = (reply: Reply): void => {
      if (reply.type === 'state') {
        setState(reply);
        // A turn taken back tells the whole story anew.
        setLog((before) => [
          ...before.filter(({ ply }) => ply < (reply.news[0]?.ply ?? reply.ply)),
          ...reply.news,
        ]);
        setThinking(null);
        setHints(null);
        setRefused(null);
        setFailed(null);
      } else if (reply.type === 'thinking') setThinking(reply.seat);
      else if (reply.type === 'hints') setHints(reply.hints);
      else if (reply.type === 'refused') setRefused(reply.refusal);
      else if (reply.type === 'failed') setFailed(reply);
      else setMissing(true);
    };
    const opened = openTableLine({ type: 'open', id, pace }, hear);
    line.current = opened;
    return () => opened.close();
  }, [id, starts]);

  useEffect(() => {
    line.current?.send({ type: 'pace', pace });
  }, [pace]);

  return {
    state,
    log,
    thinking,
    hints,
    refused,
    missing,
    canHint: true,
    failed: failed && {
      fault: failed.fault,
      // A worker that is gone is followed by another, which finds what is kept.
      again: () => {
        setFailed(null);
        if (failed.again.type === 'open') setStarts(starts + 1);
        else line.current?.send(failed.again);
      },
    },
    send: (request) => line.current?.send(request),
  };
}
