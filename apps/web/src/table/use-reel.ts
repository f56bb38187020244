import type { Seat, Shapes } from '@quartet/core';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { SPEEDS, type Speed } from '../app/settings.ts';
import type { LogEntry, TableState } from '../engine/model.ts';
import type { Motion } from '../kit/motion/beat.ts';
import { traceBetween } from '../kit/motion/trace.ts';
import { lastOfOthers, newsOf } from './news.ts';
import { useSteps, useTicking } from './steps.ts';

/** The table after a decision, as this screen saw it. */
export interface Frame {
  readonly view: Shapes['View'];
  /** How many decisions led to it. */
  readonly ply: number;
  /** The decision; null for the table as it was found. */
  readonly entry: LogEntry | null;
}

export interface Reel {
  /** The frame shown instead of the table as it is now; null: now. */
  readonly frame: Frame | null;
  readonly at: number;
  readonly of: number;
  /** Shows again what the others did since my last turn, or what one of them did. False if nothing can be shown. */
  start(seat: Seat | null): boolean;
  stop(): void;
}

/** What lies further back is the replay's. */
const KEPT = 80;
/** Milliseconds that a step is shown at normal speed: the cards travel, then lie still. And at least. */
const STEP = 820;
const SHORTEST = 400;

/** Keeps what was seen, and shows it again step by step. */
export function useReel(
  state: TableState,
  me: Seat | null,
  speed: Speed,
  motion: Motion<Shapes, unknown> | null,
): Reel {
  const frames = useFrames(state);
  const [shown, setShown] = useState<readonly Frame[]>([]);
  // One step past the last frame is now.
  const steps = useSteps(shown.length, { at: 0, isGoing: false });
  const stop = (): void => setShown([]);
  useEffect(stop, [state]);
  const { [steps.at]: frame = null, [steps.at - 1]: before } = shown;
  const time = useMemo(() => {
    if (!motion || !frame?.entry) return 0;
    const step = { events: frame.entry.events, me };
    const { length, hold } = traceBetween(motion, before?.view ?? null, frame.view, step);
    return length + hold;
  }, [motion, frame]);
  useTicking(steps, Math.max(SHORTEST, Math.max(STEP, time) * SPEEDS[speed]));
  return {
    frame,
    at: steps.at,
    of: shown.length - 1,
    start: (seat) => {
      const next = stepsOf(frames.current, me, seat);
      setShown(next);
      steps.set({ at: 0, isGoing: true });
      return next.length > 0;
    },
    stop,
  };
}

function useFrames(state: TableState) {
  const frames = useRef<readonly Frame[]>([]);
  const before = useRef<TableState | null>(null);
  if (state !== before.current) {
    frames.current = framesWith(frames.current, before.current, state);
    before.current = state;
  }
  return frames;
}

/** What was seen, and what is seen now. Whatever does not follow decision by decision begins anew. */
export function framesWith(
  frames: readonly Frame[],
  before: TableState | null,
  state: TableState,
): readonly Frame[] {
  const { entries } = newsOf(before, state);
  const isNext = entries.length === 1 && before?.viewer === state.viewer;
  const frame = { view: state.view, ply: state.ply, entry: isNext ? entries[0]! : null };
  return [...(isNext ? frames : []), frame].slice(-KEPT);
}

/** The table before, then after each decision; a new deal begins a new story. */
export function stepsOf(frames: readonly Frame[], me: Seat | null, seat: Seat | null): readonly Frame[] {
  const told = frames.flatMap((frame, i) => (frame.entry ? [{ i, seat: frame.entry.seat, frame }] : []));
  const deal = told.findLast(({ frame }) => frame.entry!.events.some(({ type }) => type === 'dealt'));
  const theirs = lastOfOthers(told, me).filter(({ i }) => i > (deal?.i ?? -1));
  const shown = theirs.filter((step) => seat === null || step.seat === seat);
  const [first] = shown;
  if (!first || first.i === 0) return [];
  return [frames[first.i - 1]!, ...shown.map(({ frame }) => frame)];
}
