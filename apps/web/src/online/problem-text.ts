import type { Problem } from '@quartet/protocol';
import type { OnlineWords } from './words.ts';

/** Null: nobody answered. */
export function problemText(words: OnlineWords, problem: Problem | null): string {
  return problem ? words.problems[problem.code] : words.noServer;
}
