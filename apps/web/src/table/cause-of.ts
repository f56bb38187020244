import type { LogEntry } from '../engine/model.ts';
import { happenedIn } from './acts.ts';
import type { Shown } from './use-shown.ts';

/** What others did that makes me decide now, if the game tells it; null: it is simply my turn, or not mine. */
export function causeOf(
  { parts, state, names, me, legal, settings }: Shown,
  log: readonly LogEntry[],
): string | null {
  const { story, wording } = parts;
  if (!legal.isMine || !story?.cause) return null;
  return story.cause(state.view, happenedIn(log), { names, me, wording, language: settings.language });
}
