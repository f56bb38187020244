import { faultOfWorker } from './fault.ts';
import type { Reply, Request } from './protocol.ts';

/** Milliseconds without the word that is waited for, after which a worker counts as silent. */
const PATIENCE = 15_000;

/** The page's end of the line to a table's worker. */
export interface TableLine {
  send(request: Request): void;
  close(): void;
}

/** Starts the worker of a table. If it cannot be loaded, breaks or falls silent, that is heard like what it says. */
export function openTableLine(open: Request, hear: (reply: Reply) => void): TableLine {
  const worker = new Worker(new URL('./table-worker.ts', import.meta.url), { type: 'module' });
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    clearTimeout(waiting);
    waiting = setTimeout(() => hear({ type: 'failed', fault: 'silent', again: open }), PATIENCE);
  };
  const send = (request: Request): void => {
    if (request.type === 'open' || request.type === 'play') wait();
    worker.postMessage(request);
  };
  worker.onmessage = ({ data: reply }: MessageEvent<Reply>) => {
    clearTimeout(waiting);
    // A bot's move comes soon.
    if (reply.type === 'thinking') wait();
    hear(reply);
  };
  worker.onerror = (event) => {
    clearTimeout(waiting);
    hear({ type: 'failed', fault: faultOfWorker(event), again: open });
  };
  send(open);
  return {
    send,
    close: () => {
      clearTimeout(waiting);
      worker.terminate();
    },
  };
}
