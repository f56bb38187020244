import type { Game, Shapes } from '@quartet/core';
import { useRef, useState } from 'preact/hooks';
import type { Legal } from '../kit/table-props.ts';

type Move = Shapes['Move'];

export interface Playing {
  /** The move that waits for a yes; null if none does. */
  readonly asked: Move | null;
  play(move: Move, isMeant?: boolean): void;
  confirm(): void;
  turnDown(): void;
}

/** What becomes of a move: it is refused, asked about or sent; or nothing, since the decision was made before. */
export type Fate = { readonly why: string } | 'ask' | 'send' | 'nothing';

/** `decided`: what was legal when the last move was sent. */
export function fateOf(
  move: Move,
  legal: Legal<Shapes>,
  decided: Legal<Shapes> | null,
  isAsking: boolean,
): Fate {
  const why = legal.why(move);
  if (why) return { why };
  if (isAsking) return 'ask';
  return decided === legal ? 'nothing' : 'send';
}

/** Plays moves: each decision once, legal ones only, and, if wanted, after a question. */
export function usePlay(props: {
  readonly game: Game;
  readonly legal: Legal<Shapes>;
  readonly isAsking: boolean;
  refuse(why: string): void;
  send(text: string): void;
  onTurnDown(): void;
}): Playing {
  const { game, legal } = props;
  const [asked, setAsked] = useState<Move | null>(null);
  const decided = useRef<Legal<Shapes> | null>(null);
  const play = (move: Move, isMeant = false): void => {
    const fate = fateOf(move, legal, decided.current, props.isAsking && !isMeant);
    if (fate === 'ask') setAsked(move);
    else if (fate === 'send') {
      decided.current = legal;
      props.send(game.print(move));
    } else if (fate !== 'nothing') props.refuse(fate.why);
  };
  return {
    asked,
    play,
    confirm: () => {
      if (asked) play(asked, true);
      setAsked(null);
    },
    turnDown: () => {
      setAsked(null);
      props.onTurnDown();
    },
  };
}
