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
  const sent = useRef<Legal<Shapes> | null>(null);
  const send = (move: Move): void => {
    if (sent.current === legal) return;
    sent.current = legal;
    props.send(game.print(move));
  };
  return {
    asked,
    play: (move, isMeant = false) => {
      const why = legal.why(move);
      if (why) props.refuse(why);
      else if (props.isAsking && !isMeant) setAsked(move);
      else send(move);
    },
    confirm: () => {
      if (asked) send(asked);
      setAsked(null);
    },
    turnDown: () => {
      setAsked(null);
      props.onTurnDown();
    },
  };
}
