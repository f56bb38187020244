import type { View } from '@quartet/linko';
import { useRef } from 'preact/hooks';

/** How many cards are drawn in a row now: the most that were still to come. */
export function useDrawTotal({ phase, due, victim }: View): number {
  const drawing = useRef({ victim, total: 0 });
  if (phase !== 'draw') drawing.current = { victim, total: 0 };
  else if (due! > drawing.current.total || drawing.current.victim !== victim)
    drawing.current = { victim, total: due! };
  return drawing.current.total;
}
