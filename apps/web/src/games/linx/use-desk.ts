import type { LinxShapes, Move } from '@quartet/linx';
import { SHORTEST } from '@quartet/linx';
import { useEffect, useRef } from 'preact/hooks';
import { useWords } from '../../app/words/index.ts';
import type { TableProps } from '../../kit/table-props.ts';
import { anchorLinks, handLinks, isClosed, type Link, type Links } from './chain.ts';
import type { Desk } from './desk.ts';
import { useLastMoves } from './last-moves.ts';
import { taps } from './taps.ts';
import { type Staging, useStage } from './use-stage.ts';
import { WORDS } from './words.ts';

export function useDesk(props: TableProps<LinxShapes>): Desk {
  const { view, me, legal, play } = props;
  const words = useWords();
  const t = WORDS[props.settings.language];
  const hand = handLinks((me !== null && view.hands[me]?.cards) || []);
  const anchors = anchorLinks(view.anchors);
  const stage = useStage([...anchors, ...hand]);
  const target = targetOf(view.scoring, stage.links, stage.wanted);
  const commit = useCommit(props, stage);
  const base = {
    ...props,
    t,
    words,
    hand,
    anchors,
    stage,
    lastMoves: useLastMoves(props.last, legal.isMine),
    fresh: useFresh(hand, legal.isMine),
    hint: useHint(props),
    isClosed: isClosed(stage.links),
    target,
  };
  return {
    ...base,
    ...taps(base),
    tapPile: (from) => play({ type: 'draw', from }),
    lay: () => commit(chainMove(view.scoring, stage.links, target)),
    discard: ({ card }) => commit({ type: 'discard', card }),
  };
}

/** Plays a move. What was laid out is forgotten when the move is made, not before: it may be turned down. */
function useCommit({ view, legal, play }: TableProps<LinxShapes>, stage: Staging): (move: Move) => void {
  const asked = useRef<TableProps<LinxShapes>['view'] | null>(null);
  useEffect(() => {
    if (asked.current !== null && asked.current !== view) stage.forget();
    asked.current = null;
  }, [legal]);
  return (move) => {
    asked.current = view;
    play(move);
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
