import { loadExpert } from '@quartet/bots';
import type { Language, Seat } from '@quartet/core';
import { openKept } from '../files/kept.ts';
import { judge, type Verdict } from './review.ts';

/** Asks for a judgement on every decision of a seat; to cancel it, the worker is ended. */
export interface ReviewRequest {
  readonly id: string;
  readonly seat: Seat;
  readonly language: Language;
}

/** One after another, `done` of `total`; a decision without a choice has no verdict. */
export interface ReviewReply {
  readonly done: number;
  readonly total: number;
  readonly verdict: Verdict | null;
}

// What a promise breaks is told like any other error.
self.addEventListener('unhandledrejection', ({ reason }) => {
  throw reason;
});

self.onmessage = async ({ data: { id, seat, language } }: MessageEvent<ReviewRequest>) => {
  const reading = await openKept(id);
  // While a match runs, a judgement on it would be help.
  if (!reading.ok || reading.kept.timeline.result === null) return;
  const { timeline } = reading.kept;
  const expert = await loadExpert(timeline.read.game);
  const plies = timeline.deciders.flatMap((decider, ply) => (decider === seat ? [ply] : []));
  const tell = (reply: ReviewReply): void => self.postMessage(reply);
  tell({ done: 0, total: plies.length, verdict: null });
  for (const [at, ply] of plies.entries()) {
    tell({ done: at + 1, total: plies.length, verdict: judge(timeline, expert, ply, language) });
  }
};
