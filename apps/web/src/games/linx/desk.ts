import { type LinxShapes, type Move, SHORTEST } from '@quartet/linx';
import { useRef } from 'preact/hooks';
import { useWords, type Words } from '../../app/words/index.ts';
import type { Names } from '../../kit/card-names.ts';
import type { TableProps } from '../../kit/table-props.ts';
import { type Drafting, useDraft } from '../../kit/use-draft.ts';
import { anchorLinks, handLinks, isClosed, type Link, type Links } from './chain.ts';
import { type LastMoves, useLastMoves } from './last-moves.ts';
import { type Stage, type Staging, stageOf } from './stage.ts';
import { taps } from './taps.ts';
import { LINX_WORDS, type LinxWords } from './words.ts';

export const LETTERS = ['A', 'B', 'C', 'D'] as const;

/** All that the zones of the table show, and what their buttons do. */
export interface Desk extends TableProps<LinxShapes> {
  readonly t: LinxWords;
  readonly words: Words;
  /** My cards, ascending; none when nobody may look. */
  readonly hand: Links;
  readonly anchors: Links;
  readonly flips: Names;
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

/** What the desk knows besides the props and the draft. */
type Known = Pick<Desk, 'words' | 'flips' | 'lastMoves' | 'fresh' | 'hint'>;

export function useDesk(props: TableProps<LinxShapes>, flips: Names): Desk {
  const { legal } = props;
  const words = useWords();
  const lastMoves = useLastMoves(props, legal.isMine);
  const fresh = useFresh(handOf(props, flips), legal.isMine);
  // A chain may be laid out while others play.
  const draft = useDraft<Stage, LinxShapes>(props, true);
  return deskOf(props, draft, { words, flips, lastMoves, fresh, hint: useHint(props) });
}

function handOf({ view, me }: TableProps<LinxShapes>, flips: Names): Links {
  return handLinks((me !== null && view.hands[me]?.cards) || [], flips);
}

export function deskOf(props: TableProps<LinxShapes>, draft: Drafting<Stage, Move>, known: Known): Desk {
  const { view, play } = props;
  const hand = handOf(props, known.flips);
  const anchors = anchorLinks(view.anchors, known.flips);
  const stage = stageOf(draft, [...anchors, ...hand]);
  const target = targetOf(view.scoring, stage.links, stage.wanted);
  const base = {
    ...props,
    ...known,
    t: LINX_WORDS[props.settings.language],
    hand,
    anchors,
    stage,
    isClosed: isClosed(stage.links),
    target,
  };
  return {
    ...base,
    ...taps(base),
    tapPile: (from) => play({ type: 'draw', from }),
    lay: () => draft.commit(chainMove(view.scoring, stage.links, target)),
    discard: ({ card }) => draft.commit({ type: 'discard', card }),
  };
}

/** The best scoring card that the chain reaches, unless another is wanted. */
function targetOf(scoring: readonly (number | null)[], links: Links, wanted: number | null): number | null {
  if (!isClosed(links)) return null;
  const reached = scoring.filter((length) => length !== null && length <= links.length) as number[];
  if (wanted !== null && reached.includes(wanted)) return wanted;
  return reached.length > 0 ? Math.max(...reached) : null;
}

/** Where none is reached, the move asks for the cheapest, so that the answer tells what it needs. */
function chainMove(scoring: readonly (number | null)[], links: Links, target: number | null): Move {
  const there = scoring.filter((length) => length !== null);
  const cheapest = there.length > 0 ? Math.min(...there) : SHORTEST;
  return { type: 'chain', cards: links.map(({ card }) => card), for: target ?? cheapest };
}

/** While others play, every card in the hand is an old one; so is a whole hand that is taken up. */
function useFresh(hand: readonly Link[], isMine: boolean): ReadonlySet<string> {
  const old = useRef<ReadonlySet<string> | null>(null);
  const ids = hand.map(({ id }) => id);
  if (!isMine || !old.current?.size) old.current = new Set(ids);
  return new Set(ids.filter((id) => !old.current!.has(id)));
}

/** The hint is shown on after its sheet is closed, until the table changes. */
function useHint({ hinted, view }: TableProps<LinxShapes>): Move | null {
  const kept = useRef<{ readonly move: Move; readonly view: TableProps<LinxShapes>['view'] } | null>(null);
  if (hinted) kept.current = { move: hinted, view };
  return kept.current?.view === view ? kept.current.move : null;
}
