import type { Shapes } from '@quartet/core';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { LogEntry } from '../engine/model.ts';
import { type Act, type Lesson, ME } from './lesson.ts';
import { type Attempt, LessonRun } from './lesson-run.ts';

/** How long the others take for a move at normal speed, in milliseconds: slower than in a game. */
const ANSWER = 1100;

export interface LessonFeed {
  readonly run: LessonRun;
  readonly view: Shapes['View'];
  readonly last: readonly LogEntry[];
  readonly act: Act;
  /** From 0; the number of acts once the script is over. */
  readonly at: number;
  readonly isMine: boolean;
  /** What is to be tapped for the learner's next moves, in order. */
  readonly spots: readonly string[];
  attempt(move: Shapes['Move']): Attempt;
  restart(): void;
}

/** A lesson as its screen sees it: the others answer by themselves. */
export function useLesson(lesson: Lesson, speed: number): LessonFeed {
  const [run, setRun] = useState(() => new LessonRun(lesson));
  // Each decision, played or not, is shown as a new view: what a table has staged for the old one is void.
  const [shown, setShown] = useState(0);
  const { step } = run;
  useEffect(() => {
    if (!step || step.kind === 'mine') return;
    const go = (): void => {
      do run.advance();
      while (run.step?.kind === 'skipped');
      setShown((before) => before + 1);
    };
    const timer = setTimeout(go, ANSWER * speed);
    return () => clearTimeout(timer);
  }, [run, step, speed]);

  const at = step?.act ?? lesson.acts.length;
  return useMemo(() => {
    const view = run.match.view(ME);
    return {
      run,
      view,
      last: run.sinceMine(),
      act: lesson.acts[at] ?? lesson.acts.at(-1)!,
      at,
      isMine: step?.kind === 'mine',
      spots: lesson.taps(run.wanted(), view),
      attempt: (move) => {
        const attempt = run.attempt(move);
        setShown((before) => before + 1);
        return attempt;
      },
      restart: () => setRun(new LessonRun(lesson)),
    };
  }, [run, shown, step]);
}
