import { createContext } from 'preact';
import { useContext, useEffect, useRef } from 'preact/hooks';
import type { Settings } from '../app/settings.ts';
import { type Buzz, buzz } from './haptics.ts';
import { playSound, type SoundName } from './sound/sounds.ts';

/** What is heard and felt besides what is seen: never the only sign of anything. */
export interface Feel {
  sound(name: SoundName, delay?: number): void;
  buzz(kind: Buzz): void;
}

export const FeelContext = createContext<Feel>({ sound: () => undefined, buzz: () => undefined });

export function feelOf(settings: Settings): Feel {
  return {
    sound: (name, delay) => playSound(name, settings, delay),
    buzz: (kind) => buzz(kind, settings.haptics),
  };
}

/** What a person has chosen and laid out, while it is their turn. */
export interface Staging {
  /** A staging is compared with an earlier one of the same turn only. */
  readonly turn: unknown;
  readonly chosen: string | null;
  /** How much is laid out. */
  readonly laid: number;
}

/** Taking up, laying out and taking back are heard and felt. */
export function useStagingFeel(now: Staging): void {
  const { sound, buzz: shake } = useContext(FeelContext);
  const before = useRef(now);
  useEffect(() => {
    const { turn, chosen, laid } = before.current;
    before.current = now;
    if (turn !== now.turn) return;
    if (now.laid > laid) sound('slide');
    else if (now.laid < laid || (now.chosen !== null && now.chosen !== chosen)) sound('lift');
    else return;
    shake('select');
  }, [now.turn, now.chosen, now.laid]);
}
