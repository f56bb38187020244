import type { Card, CombosShapes, Move, View } from '@quartet/combos';
import { NOBODY } from '@quartet/core';
import { useMemo, useRef } from 'preact/hooks';
import type { TableProps } from '../../kit/table-props.ts';
import { type Drafting, useDraft } from '../../kit/use-draft.ts';
import { type Choice, moveOf } from './choice.ts';
import { legalPlays, type Play } from './plays.ts';
import { COMBOS_WORDS, type CombosWords } from './words.ts';

/** All that the parts of the table share. */
export interface Desk extends TableProps<CombosShapes> {
  readonly words: CombosWords;
  readonly hand: readonly Card[];
  readonly plays: readonly Play[];
  readonly draft: Drafting<Choice, Move>;
  readonly choice: Choice | null;
  /** The move that is staged, and why it may not be played, if so. */
  readonly move: Move | null;
  readonly why: string | null;
  choose(choice: Choice | null): void;
  commit(): void;
  /** Whether it is my decision; says whose it is if not. */
  isMine(): boolean;
  cardName(card: string): string;
}

/** The last move played from this screen. */
export interface Sent {
  readonly move: Move;
  readonly view: View;
  /** In milliseconds. */
  readonly when: number;
}

export function useDesk(props: TableProps<CombosShapes>): Desk {
  const { legal } = props;
  const hand = handOf(props);
  const plays = useMemo(() => legalPlays(legal, hand), [legal, hand]);
  const played = useRef<Sent | null>(null);
  return deskOf(props, useDraft(props), plays, {
    last: () => played.current,
    send: (move) => {
      played.current = { move, view: props.view, when: performance.now() };
    },
  });
}

const NO_CARDS: readonly Card[] = [];

function handOf({ view, me }: TableProps<CombosShapes>): readonly Card[] {
  return (me !== null && view.players[me]?.hand.cards) || NO_CARDS;
}

export function deskOf(
  props: TableProps<CombosShapes>,
  draft: Drafting<Choice, Move>,
  plays: readonly Play[],
  sent: { last(): Sent | null; send(move: Move): void },
): Desk {
  const { view, legal, wording, settings, names, say } = props;
  const words = COMBOS_WORDS[settings.language];
  const hand = handOf(props);
  const choice = legal.isMine ? (draft.choice ?? natural(view, legal.moves(), hand)) : null;
  const move = choice && moveOf(choice, plays, hand);
  const why = move && legal.why(move);
  return {
    ...props,
    words,
    hand,
    plays,
    draft,
    choice,
    move,
    why,
    choose: draft.choose,
    commit: () => {
      if (!legal.isMine || isSlip(sent.last(), view, draft.choice)) return;
      if (!move) return say(words.chooseNote);
      if (!why) sent.send(move);
      draft.commit(move);
    },
    isMine: () => {
      if (!legal.isMine) say(view.actor === NOBODY ? words.over : words.waitFor(names[view.actor]!));
      return legal.isMine;
    },
    cardName: (card) => wording.card(card),
  };
}

/** Milliseconds within which two taps are one. */
const SLIP = 400;

/** The second tap of two in a row: it must not play what nobody chose, such as the place of the next card drawn. */
function isSlip(before: Sent | null, view: View, choice: Choice | null): boolean {
  const isMeant = choice !== null && before?.view !== view;
  return !isMeant && before !== null && performance.now() - before.when < SLIP;
}

/** What is chosen before anything is tapped: a place for a drawn card, or the only thing left to do. */
function natural(view: View, moves: readonly Move[], hand: readonly Card[]): Choice | null {
  if (view.phase === 'insert') return { type: 'insert', at: hand.length };
  return moves.length === 1 && moves[0]!.type === 'bust' ? { type: 'bust' } : null;
}
