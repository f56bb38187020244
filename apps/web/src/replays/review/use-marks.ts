import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { useExtra } from '../../app/use-loaded.ts';
import { lookOf } from '../../games/index.ts';
import type { GameParts } from '../../table/parts.ts';
import type { Verdict } from './review.ts';

/** Which move a thing on the table belongs to. */
type Mark = 'yours' | 'better' | 'both';

/** What would have been tapped for the two moves bears their marks, on the game's own table. */
export function useMarks(
  table: RefObject<HTMLElement | null>,
  { game }: GameParts,
  verdict: Verdict | null,
): void {
  // A lesson knows what to tap for a move; without one, the words must do.
  const learned = useExtra(lookOf(game.id).lesson);
  useEffect(() => {
    const root = table.current;
    if (!root || !learned || !verdict) return;
    const spots = (text: string): readonly string[] =>
      learned.lesson.taps([game.parse(text)!], verdict.view).filter((spot) => spot !== 'primary');
    const marks = marksOf(spots(verdict.played.text), spots(verdict.best.text));
    const marked = [...root.querySelectorAll<HTMLElement>('[data-spot]')];
    for (const one of marked) {
      const mark = marks.get(one.dataset.spot!);
      if (mark) one.dataset.review = mark;
    }
    return () => {
      for (const one of marked) delete one.dataset.review;
    };
  });
}

/** A move that was good is marked once. */
function marksOf(yours: readonly string[], better: readonly string[]): ReadonlyMap<string, Mark> {
  const marks = new Map<string, Mark>(better.map((spot) => [spot, 'better']));
  for (const spot of yours) marks.set(spot, marks.has(spot) ? 'both' : 'yours');
  return marks;
}
