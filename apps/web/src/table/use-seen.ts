import { useEffect, useState } from 'preact/hooks';
import { SPEEDS } from '../app/settings.ts';
import { traceBetween } from '../kit/motion/trace.ts';
import type { Shown } from './use-shown.ts';

/**
 * Whether what came to this end, by its name, has been looked at: it takes its time, unless somebody touches something.
 * What had ended before the table was opened was seen then.
 */
export function useSeen({ parts, state, settings, me }: Shown, end: string | number | null): boolean {
  const [seen, setSeen] = useState(end);
  useEffect(() => {
    if (end === null) return;
    const told = state.news.at(-1)?.events ?? [];
    const deal = told.findIndex(({ type }) => type === 'dealt');
    const events = deal < 0 ? told : told.slice(0, deal);
    const view = state.ended ?? state.view;
    const traced = parts.motion && traceBetween(parts.motion, view, view, { events, me });
    const time = traced ? (traced.length + traced.hold) * SPEEDS[settings.speed] : 0;
    const see = (): void => setSeen(end);
    const timer = setTimeout(see, time);
    addEventListener('pointerdown', see, { capture: true });
    addEventListener('keydown', see, { capture: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', see, { capture: true });
      removeEventListener('keydown', see, { capture: true });
    };
  }, [end]);
  return seen === end;
}
