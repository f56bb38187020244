import type { Language, Seat } from '@quartet/core';
import { useEffect, useRef, useState } from 'preact/hooks';
import { tellFailure } from '../../app/failure/failures.ts';
import { faultOfWorker } from '../../engine/fault.ts';
import type { Verdict } from './review.ts';
import type { ReviewReply, ReviewRequest } from './review-worker.ts';

/** How far a review has come. */
export interface Review {
  readonly seat: Seat;
  readonly done: number;
  readonly total: number | null;
  readonly isRunning: boolean;
  readonly verdicts: ReadonlyMap<number, Verdict>;
}

export interface Reviewing {
  readonly review: Review | null;
  start(seat: Seat): void;
  stop(): void;
}

/** Each review has a worker of its own: it ends at once when it is stopped, and nothing waits for it. */
export function useReview(id: string, language: Language): Reviewing {
  const worker = useRef<Worker | null>(null);
  const [review, setReview] = useState<Review | null>(null);
  const end = (): void => {
    worker.current?.terminate();
    worker.current = null;
  };
  // What was said is in the other language now.
  useEffect(() => {
    setReview(null);
    return end;
  }, [id, language]);
  const stop = (): void => {
    end();
    setReview((before) => before && { ...before, isRunning: false });
  };
  const start = (seat: Seat): void => {
    end();
    setReview({ seat, done: 0, total: null, isRunning: true, verdicts: new Map() });
    const started = new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module' });
    worker.current = started;
    started.onmessage = ({ data: { done, total, verdict } }: MessageEvent<ReviewReply>) => {
      if (done === total) end();
      setReview((before) => {
        if (!before) return before;
        const verdicts = verdict ? new Map(before.verdicts).set(verdict.ply, verdict) : before.verdicts;
        return { ...before, done, total, isRunning: done < total, verdicts };
      });
    };
    // Without it the match can still be looked at.
    started.onerror = (event) => {
      stop();
      tellFailure({ fault: faultOfWorker(event), again: () => start(seat) });
    };
    started.postMessage({ id, seat, language } satisfies ReviewRequest);
  };
  return { review, start, stop };
}
