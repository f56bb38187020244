import { useEffect, useRef, useState } from 'preact/hooks';
import { BOT_FLOOR, SPEEDS, type Speed } from '../app/settings.ts';
import type { Hint, LogEntry, Refused, TableState } from '../engine/model.ts';
import type { Reply, Request } from '../engine/protocol.ts';

export interface TableFeed {
  readonly state: TableState | null;
  readonly log: readonly LogEntry[];
  readonly thinking: number | null;
  readonly hints: readonly Hint[] | null;
  readonly refused: Refused | null;
  readonly canHint: boolean;
  send(request: Request): void;
}

/** The worker behind one table, as the screen sees it. */
export function useTable(id: string, speed: Speed): TableFeed & { readonly missing: boolean } {
  const worker = useRef<Worker | null>(null);
  const [state, setState] = useState<TableState | null>(null);
  const [log, setLog] = useState<readonly LogEntry[]>([]);
  const [thinking, setThinking] = useState<number | null>(null);
  const [hints, setHints] = useState<readonly Hint[] | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [missing, setMissing] = useState(false);
  const pace = BOT_FLOOR * SPEEDS[speed];

  useEffect(() => {
    const started = new Worker(new URL('../engine/table-worker.ts', import.meta.url), { type: 'module' });
    worker.current = started;
    started.onmessage = ({ data: reply }: MessageEvent<Reply>) => {
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
      } else if (reply.type === 'thinking') setThinking(reply.seat);
      else if (reply.type === 'hints') setHints(reply.hints);
      else if (reply.type === 'refused') setRefused(reply.refusal);
      else setMissing(true);
    };
    started.postMessage({ type: 'open', id, pace } satisfies Request);
    return () => started.terminate();
  }, [id]);

  useEffect(() => {
    worker.current?.postMessage({ type: 'pace', pace } satisfies Request);
  }, [pace]);

  return {
    state,
    log,
    thinking,
    hints,
    refused,
    missing,
    canHint: true,
    send: (request) => worker.current?.postMessage(request),
  };
}
