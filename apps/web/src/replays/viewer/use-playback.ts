import { useEffect, useState } from 'preact/hooks';

export const RATES = [1, 2, 4] as const;
export type Rate = (typeof RATES)[number];

/** How long a moment stays at the slowest rate, in milliseconds: long enough to read what happened. */
const STAYS = 1600;

export interface Playback {
  readonly isPlaying: boolean;
  readonly rate: Rate;
  setRate(rate: Rate): void;
  /** Starts or stops; from the end it starts again. */
  toggle(): void;
  stop(): void;
}

/** Steps on by itself, while the page is seen. `arrived`: the moment on the screen, which may lag behind. */
export function usePlayback(
  at: number,
  length: number,
  arrived: number,
  move: (at: number) => void,
): Playback {
  const [isPlaying, setPlaying] = useState(false);
  const [rate, setRate] = useState<Rate>(1);
  const isAtEnd = at >= length;
  useEffect(() => {
    if (!isPlaying || arrived !== at) return;
    if (isAtEnd) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => move(at + 1), STAYS / rate);
    return () => clearTimeout(timer);
  }, [isPlaying, rate, at, arrived, isAtEnd]);
  useEffect(() => {
    const hidden = (): void => {
      if (document.hidden) setPlaying(false);
    };
    document.addEventListener('visibilitychange', hidden);
    return () => document.removeEventListener('visibilitychange', hidden);
  }, []);
  return {
    isPlaying,
    rate,
    setRate,
    toggle: () => {
      if (!isPlaying && isAtEnd) move(0);
      setPlaying(!isPlaying);
    },
    stop: () => setPlaying(false),
  };
}
