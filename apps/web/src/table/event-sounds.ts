import type { Shapes } from '@quartet/core';
import type { Speech } from '../kit/speech.ts';
import type { SoundName } from '../ui/sound/sounds.ts';

/** So many sounds tell enough. */
const MOST = 4;
/** Seconds from one to the next. */
export const BEAT = 0.14;

/** What a few events sound like, in order; equal ones in a row once. */
export function soundsOf(events: readonly Shapes['Event'][], sounds: Speech['sounds']): readonly SoundName[] {
  const heard = events.flatMap(({ type }) => sounds[type] ?? []);
  return heard.filter((name, i) => name !== heard[i - 1]).slice(0, MOST);
}
