import type { Language, Seat } from '@quartet/core';
import { useEffect, useRef, useState } from 'preact/hooks';
import { tellFailure } from '../../app/failure/failures.ts';
import { faultOf } from '../../engine/fault.ts';
import { openDoor, type ReplayDoor } from '../worker/replay-door.ts';
import type { Verdict } from './review.ts';

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

/** A judgement on every decision of a seat, one after another. */
export async function* reviewOf(
  door: ReplayDoor,
  id: string,
  seat: Seat,
  language: Language,
): AsyncGenerator<Review> {
  let review: Review = { seat, done: 0, total: null, isRunning: true, verdicts: new Map() };
  yield review;
  const opened = await door.ask('open', { id });
  const deciders = opened.ok ? opened.story.deciders : [];
  const plies = deciders.flatMap((decider, ply) => (decider === seat ? [ply] : []));
  yield { ...review, total: plies.length, isRunning: plies.length > 0 };
  for (const [at, ply] of plies.entries()) {
    const verdict = await door.ask('judge', { ply, language });
    const verdicts = verdict ? new Map(review.verdicts).set(ply, verdict) : review.verdicts;
    review = { seat, done: at + 1, total: plies.length, isRunning: at + 1 < plies.length, verdicts };
    yield review;
  }
}

/** What cost most comes back in practice; where it cannot be kept, nothing is missing. */
async function remember(door: ReplayDoor, id: string, { seat, verdicts }: Review): Promise<void> {
  try {
    const { keepMistakes } = await import('../../practice/keep-mistakes.ts');
    await keepMistakes(door, id, seat, verdicts, Date.now());
  } catch (error) {
    console.warn(error);
  }
}

/** Each review has a worker of its own: it ends at once when it is stopped, and nothing waits for it. */
export function useReview(id: string, language: Language): Reviewing {
  const door = useRef<ReplayDoor | null>(null);
  const [review, setReview] = useState<Review | null>(null);
  const end = (): void => {
    door.current?.close();
    door.current = null;
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
  const start = async (seat: Seat): Promise<void> => {
    end();
    door.current = openDoor();
    try {
      // A door that is closed does not answer any more.
      let last: Review | null = null;
      for await (const next of reviewOf(door.current, id, seat, language)) setReview((last = next));
      if (last) await remember(door.current, id, last);
      end();
    } catch (error) {
      // Without it the match can still be looked at.
      stop();
      tellFailure({ fault: faultOf(error), again: () => void start(seat) });
    }
  };
  return { review, start: (seat) => void start(seat), stop };
}
