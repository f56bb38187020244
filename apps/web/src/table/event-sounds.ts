import type { Shapes } from '@quartet/core';
import type { Traced } from '../kit/motion/trace.ts';
import type { Speech } from '../kit/speech.ts';
import type { SoundName } from '../ui/sound/sounds.ts';

/** So many sounds tell enough. */
const MOST = 4;
/** Seconds from one to the next at least. */
export const BEAT = 0.14;
/** These are heard when the card lies. */
const LANDING: readonly SoundName[] = ['place', 'claim', 'chip'];

/** A sound, and after how many seconds. */
export interface Heard {
  readonly name: SoundName;
  readonly delay: number;
}

/** What a few events sound like, in order; equal ones in a row once. `times`: when they are seen, in milliseconds. */
export function soundsOf(
  events: readonly Shapes['Event'][],
  sounds: Speech['sounds'],
  times: Traced['times'] = [],
): readonly Heard[] {
  const named = events.flatMap(({ type }, i) => {
    const name = sounds[type];
    return name ? [{ name, time: times[i] }] : [];
  });
  const heard = named.filter(({ name }, i) => name !== named[i - 1]?.name).slice(0, MOST);
  return heard.map(({ name, time }, i) => ({
    name,
    delay: Math.max(i * BEAT, time ? (LANDING.includes(name) ? time.until : time.at) / 1000 : 0),
  }));
}
