import type { LinxShapes, Move } from '@quartet/linx';
import type { Words } from '../../app/words/index.ts';
import type { TableProps } from '../../kit/table-props.ts';
import type { Link, Links } from './chain.ts';
import type { LastMoves } from './last-moves.ts';
import type { Staging } from './use-stage.ts';
import type { LinxWords } from './words.ts';

export const LETTERS = ['A', 'B', 'C', 'D'] as const;

/** All that the zones of the table show, and what their buttons do. */
export interface Desk extends TableProps<LinxShapes> {
  readonly t: LinxWords;
  readonly words: Words;
  /** My cards, ascending; none when nobody may look. */
  readonly hand: Links;
  readonly anchors: Links;
  readonly stage: Staging;
  readonly lastMoves: LastMoves;
  /** Ids of hand cards that came in this turn. */
  readonly fresh: ReadonlySet<string>;
  /** The hint, until the table changes. */
  readonly hint: Move | null;
  /** Whether the chain joins two anchors. */
  readonly isClosed: boolean;
  /** The needed length on the scoring card that the chain takes; null if it reaches none. */
  readonly target: number | null;
  tapCard(link: Link): void;
  tapAnchor(link: Link): void;
  /** Takes off the link at this place of the chain, and what hangs on it. */
  cut(at: number): void;
  /** Puts a card before the link at this place, or lets one be chosen. */
  insertAt(at: number): void;
  tapScoring(length: number): void;
  tapPile(from: 'stock' | 'discard'): void;
  lay(): void;
  discard(link: Link): void;
}
