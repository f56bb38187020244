import type { Card, CombosShapes, Move, View } from '@quartet/combos';
import { NOBODY } from '@quartet/core';
import { useMemo, useRef } from 'preact/hooks';
import type { TableProps } from '../../kit/table-props.ts';
import { type Choice, moveOf, useChoice } from './choice.ts';
import { legalPlays, type Play } from './plays.ts';
import { COMBOS_WORDS, type CombosWords } from './words.ts';

/** All that the parts of the table share. */
export interface Desk extends TableProps<CombosShapes> {
  readonly words: CombosWords;
  readonly hand: readonly Card[];
  readonly plays: readonly Play[];
  readonly choice: Choice | null;
  /** The move that is staged, and why it may not be played, if so. */
  readonly move: Move | null;
  readonly why: string | null;
  /** The last move played from this screen. */
  readonly played: Move | null;
  choose(choice: Choice | null): void;
  undo(): void;
  clear(): void;
  commit(): void;
  /** Whether it is my decision; says whose it is if not. */
  isMine(): boolean;
  cardName(card: string): string;
}

export function useDesk(props: TableProps<CombosShapes>): Desk {
  const { view, me, legal, wording, settings, names, say, play } = props;
  const words = COMBOS_WORDS[settings.language];
  const hand = (me !== null && view.players[me]?.hand.cards) || NO_CARDS;
  const plays = useMemo(() => legalPlays(legal, hand), [legal, hand]);
  const held = useChoice(view);
  const played = useRef<{ readonly move: Move; readonly view: View; readonly when: number } | null>(null);
  const choice = legal.isMine ? (held.choice ?? natural(view, legal.moves(), hand)) : null;
  const move = choice && moveOf(choice, plays, hand);
  /** The second tap of two in a row: it must not play what nobody chose, such as the place of the next card drawn. */
  const isSlip = (): boolean => {
    const before = played.current;
    const isMeant = held.choice !== null && before?.view !== view;
    return !isMeant && before !== null && performance.now() - before.when < SLIP;
  };
  const why = move && legal.why(move);
  return {
    ...props,
    words,
    hand,
    plays,
    choice,
    move,
    why,
    played: played.current?.move ?? null,
    choose: (next) => (next ? held.choose(next) : held.clear()),
    undo: held.undo,
    clear: held.clear,
    commit: () => {
      if (!legal.isMine || isSlip()) return;
      if (!move) return say(words.chooseNote);
      if (!why) played.current = { move, view, when: performance.now() };
      play(move);
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
const NO_CARDS: readonly Card[] = [];

/** What is chosen before anything is tapped: a place for a drawn card, or the only thing left to do. */
function natural(view: View, moves: readonly Move[], hand: readonly Card[]): Choice | null {
  if (view.phase === 'insert') return { type: 'insert', at: hand.length };
  return moves.length === 1 && moves[0]!.type === 'bust' ? { type: 'bust' } : null;
}
