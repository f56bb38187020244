import type { Shapes } from '@quartet/core';
import { createContext } from 'preact';
import { useContext, useEffect, useReducer, useRef } from 'preact/hooks';
import { type Draft, EMPTY, seenAgain, sent, withoutLast, withStep } from './draft.ts';
import type { TableProps } from './table-props.ts';

/** A draft in somebody's hands. */
export interface Drafting<Choice, Move> {
  readonly choice: Choice | null;
  readonly canUndo: boolean;
  /** Whether it is under way, and nothing can be changed until the answer. */
  readonly isSent: boolean;
  /** The next step; null: all of them are taken back. */
  choose(choice: Choice | null): void;
  undo(): void;
  /** Something is taken up that may be given back: then all is as it was. */
  hold(): void;
  giveBack(): void;
  /** Plays these moves, one decision after the other, as far as they go. */
  commit(...moves: readonly Move[]): void;
}

/** A table's draft as somebody around it sees it, such as a lesson, which may take back its last step. */
export interface WatchedDraft {
  steps(): number;
  undo(): void;
}

export const WatchesDraft = createContext<WatchedDraft | null>(null);

/** What a person chooses before a move is played, at every table. */
export function useDraft<Choice, S extends Shapes>(
  { view, legal, play }: Pick<TableProps<S>, 'view' | 'legal' | 'play'>,
  outlasts = false,
): Drafting<Choice, S['Move']> {
  const kept = useRef<Draft<Choice, S['Move']>>(EMPTY);
  const held = useRef<readonly Choice[]>([]);
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  const draft = (kept.current = seenAgain(kept.current, { view, legal }, outlasts));
  const put = (next: Draft<Choice, S['Move']>): void => {
    kept.current = next;
    redraw(0);
  };
  useEffect(() => {
    const { rest } = kept.current;
    if (kept.current.sent !== null || rest.length === 0) return;
    kept.current = sent(kept.current, rest, legal);
    // It was confirmed together with the move before.
    if (kept.current.sent) play(rest[0]!, true);
  }, [legal]);
  const undo = (): void => put(withoutLast(kept.current));
  const watched = useContext(WatchesDraft);
  if (watched) Object.assign(watched, { steps: () => kept.current.steps.length, undo });
  return {
    choice: draft.steps.at(-1) ?? null,
    canUndo: draft.steps.length > 0,
    isSent: draft.sent !== null,
    choose: (choice) => put(withStep(kept.current, choice)),
    undo,
    hold: () => {
      held.current = kept.current.steps;
    },
    giveBack: () => put({ ...kept.current, steps: held.current }),
    commit: (...moves) => {
      put(sent(kept.current, moves, legal));
      if (moves.length > 0) play(moves[0]!);
    },
  };
}
