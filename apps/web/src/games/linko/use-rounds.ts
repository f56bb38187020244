import type { View } from '@quartet/linko';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { RoundResult } from './sheets.tsx';

/** The result of a round that ended while I looked, until it is put away. */
export function useRounds(view: View): [RoundResult | null, () => void] {
  const before = useRef(view);
  const [result, setResult] = useState<RoundResult | null>(null);
  useEffect(() => {
    const ended = endedBetween(before.current, view);
    if (ended) setResult(ended);
    before.current = view;
  }, [view]);
  return [result, () => setResult(null)];
}

/** The round that ended between these views; null if none did. */
export function endedBetween({ round, seats }: View, now: View): RoundResult | null {
  if (now.round !== round + 1) return null;
  const totals = now.seats.map(({ earlier }) => earlier);
  return { round, totals, points: totals.map((total, seat) => total - seats[seat]!.earlier) };
}

/** How many cards are drawn in a row now: the most that were still to come. */
export function useDrawTotal({ phase, due, victim }: View): number {
  const drawing = useRef({ victim, total: 0 });
  if (phase !== 'draw') drawing.current = { victim, total: 0 };
  else if (due! > drawing.current.total || drawing.current.victim !== victim)
    drawing.current = { victim, total: due! };
  return drawing.current.total;
}
