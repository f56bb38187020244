import { useEffect, useState } from 'preact/hooks';
import { SPEEDS } from '../app/settings.ts';
import { traceBetween } from '../kit/motion/trace.ts';
import type { Shown } from './use-shown.ts';

/** Whether what ended a round has been looked at: it takes its time, unless somebody touches something. */
export function useSeen({ parts, state, settings, me }: Shown): boolean {
  const [seen, setSeen] = useState<unknown>(null);
  const { ended } = state;
  useEffect(() => {
    const told = state.news.at(-1)?.events ?? [];
    const deal = told.findIndex(({ type }) => type === 'dealt');
    const events = deal < 0 ? told : told.slice(0, deal);
    const traced = ended && parts.motion && traceBetween(parts.motion, ended, ended, { events, me });
    const time = traced ? (traced.length + traced.hold) * SPEEDS[settings.speed] : 0;
    const see = (): void => setSeen(ended);
    const timer = setTimeout(see, time);
    addEventListener('pointerdown', see, { capture: true });
    addEventListener('keydown', see, { capture: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', see, { capture: true });
      removeEventListener('keydown', see, { capture: true });
    };
  }, [ended]);
  return seen === ended;
}
