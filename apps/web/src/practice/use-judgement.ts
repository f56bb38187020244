import type { Language } from '@quartet/core';
import { useEffect, useState } from 'preact/hooks';
import type { Exercise } from './exercise.ts';
import type { Judgement, Question } from './judge-worker.ts';

/** What a bot says of the answer; null until it has, and where it cannot: then the answer stands without. */
export function useJudgement(
  exercise: Exercise,
  played: string | null,
  language: Language,
): Judgement | null {
  const [judgement, setJudgement] = useState<Judgement | null>(null);
  useEffect(() => {
    setJudgement(null);
    if (played === null) return;
    const worker = new Worker(new URL('./judge-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Judgement>) => setJudgement(data);
    const { game, view, best } = exercise;
    worker.postMessage({ game, view, best: best[0]!, played, language } satisfies Question);
    return () => worker.terminate();
  }, [exercise, played, language]);
  return judgement;
}
