import { Failed, faultOfWorker } from '../../engine/fault.ts';
import type { Answer, Question, Questions } from './protocol.ts';

/** Milliseconds after which a worker counts as silent; a large file takes its time. */
const PATIENCE = 60_000;

/** Where a replay comes from, as the page sees it: asked by name, it answers in its own time, or fails. */
export interface ReplayDoor {
  ask<Name extends keyof Questions>(
    name: Name,
    says: Questions[Name]['says'],
  ): Promise<Questions[Name]['answer']>;
  close(): void;
}

interface Asked {
  answer(answer: never): void;
  fail(error: Failed): void;
}

/** A worker of its own, so that the page never waits and never holds what it may not show. */
export function openDoor(): ReplayDoor {
  const worker = new Worker(new URL('./replay-worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Asked>();
  let asked = 0;
  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    const question = waiting.get(data.number);
    waiting.delete(data.number);
    if ('fault' in data) question?.fail(new Failed(data.fault));
    // Each question has a number of its own, and its answer is of its kind.
    else question?.answer(data.answer as never);
  };
  worker.onerror = (event) => {
    for (const { fail } of waiting.values()) fail(new Failed(faultOfWorker(event), event.message));
    waiting.clear();
  };
  return {
    ask: (name, says) =>
      new Promise((answer, fail) => {
        const number = asked++;
        waiting.set(number, { answer, fail });
        setTimeout(() => waiting.delete(number) && fail(new Failed('silent')), PATIENCE);
        worker.postMessage({ ...says, number, name } as Question);
      }),
    close: () => {
      waiting.clear();
      worker.terminate();
    },
  };
}

/** The record of a finished match of this device as a file; null if there is none to give. */
export async function recordText(id: string): Promise<string | null> {
  const door = openDoor();
  try {
    const opened = await door.ask('open', { id });
    return opened.ok ? await door.ask('save', {}) : null;
  } finally {
    door.close();
  }
}
