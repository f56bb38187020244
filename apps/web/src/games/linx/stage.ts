import type { Move } from '@quartet/linx';
import type { Drafting } from '../../kit/use-draft.ts';
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
}

const EMPTY: Stage = { links: [], isDiscarding: false, wanted: null, insertAt: null };

/** What is laid out, and the steps to it. What no longer lies on the table or in the hand is out of it. */
export function stageOf(draft: Drafting<Stage, Move>, there: Links): Staging {
  const now = draft.choice ?? EMPTY;
  const links = remaining(now.links, there);
  return {
    ...now,
    links,
    canUndo: draft.canUndo,
    change: (changes) => draft.choose({ ...now, links, insertAt: null, ...changes }),
    undo: draft.undo,
    clear: () => draft.choose(EMPTY),
  };
}

/** The one hand card laid out by itself: it can be thrown away. */
export function singleCard({ links }: Stage): Link | null {
  const [only] = links;
  return links.length === 1 && only!.anchor === null ? only! : null;
}
