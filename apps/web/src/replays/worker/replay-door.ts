import type { Answer, Question, Questions } from './protocol.ts';

/** Where a replay comes from, as the page sees it: asked by name, it answers in its own time. */
export interface ReplayDoor {
  ask<Name extends keyof Questions>(
    name: Name,
    says: Questions[Name]['says'],
  ): Promise<Questions[Name]['answer']>;
  close(): void;
}

/** A worker of its own, so that the page never waits and never holds what it may not show. */
export function openDoor(): ReplayDoor {
  const worker = new Worker(new URL('./replay-worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, (answer: never) => void>();
  let asked = 0;
  worker.onmessage = ({ data: { number, answer } }: MessageEvent<Answer>) => {
    // Each question has a number of its own, and its answer is of its kind.
    waiting.get(number)?.(answer as never);
    waiting.delete(number);
  };
  return {
    ask: (name, says) =>
      new Promise((resolve) => {
        const number = asked++;
        waiting.set(number, resolve);
        worker.postMessage({ ...says, number, name } as Question);
      }),
    close: () => worker.terminate(),
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
