import { useState } from 'preact/hooks';
import { type Link, type Links, remaining } from './chain.ts';

/** What is laid out but not played. */
export interface Stage {
  readonly links: Links;
  /** Whether a card is being chosen to throw away: then each tap chooses another. */
  readonly isDiscarding: boolean;
  /** The needed length on the scoring card wanted; null: the best. */
  readonly wanted: number | null;
  /** A link that a card shall be put before. */
  readonly insertAt: number | null;
}

export interface Staging extends Stage {
  readonly canUndo: boolean;
  change(changes: Partial<Stage>): void;
  undo(): void;
  /** Empties the tray; can be undone. */
  clear(): void;
  /** Forgets everything, after a move. */
  forget(): void;
}

const EMPTY: Stage = { links: [], isDiscarding: false, wanted: null, insertAt: null };

/** What is laid out, and the steps to it. What no longer lies on the table or in the hand is out of it. */
export function useStage(there: Links): Staging {
  const [steps, setSteps] = useState<readonly Stage[]>([]);
  const now = steps.at(-1) ?? EMPTY;
  const links = remaining(now.links, there);
  return {
    ...now,
    links,
    canUndo: steps.length > 0,
    change: (changes) => setSteps([...steps, { ...now, links, insertAt: null, ...changes }]),
    undo: () => setSteps(steps.slice(0, -1)),
    clear: () => setSteps([...steps, EMPTY]),
    forget: () => setSteps([]),
  };
}

/** The one hand card laid out by itself: it can be thrown away. */
export function singleCard({ links }: Stage): Link | null {
  const [only] = links;
  return links.length === 1 && only!.anchor === null ? only! : null;
}
