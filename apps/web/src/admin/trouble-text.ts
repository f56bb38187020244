import type { Problem } from '@quartet/protocol';
import type { AdminWords } from './words.ts';

/** Null: nobody answered. What is rare is said as the server says it. */
export function troubleText(words: AdminWords, problem: Problem | null): string {
  if (!problem) return words.noServer;
  if (problem.code === 'bad-sign-in') return words.wrong;
  if (problem.code === 'too-fast') return words.tooFast;
  if (problem.code === 'sign-in') return words.ended;
  return words.failed(problem.message);
}
