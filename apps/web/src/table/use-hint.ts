import type { Game, Shapes } from '@quartet/core';
import { useMemo, useState } from 'preact/hooks';
import type { Hint } from '../engine/model.ts';

/** How far a hint goes: not at all, what kind of move, which cards. */
export type HintStep = 0 | 1 | 2;

export interface Hinting {
  readonly step: HintStep;
  /** The best move; null while it is being thought about. */
  readonly move: Shapes['Move'] | null;
  readonly reason: string;
  /** One step further; the last one plays the move. */
  press(): void;
  /** One step further, but never as far as playing: for a key or a button that does not say so. */
  look(): void;
  close(): void;
}

/** What a press does: the next step, the move, or nothing while it is being thought about. */
export function pressed(step: HintStep, hasMove: boolean): HintStep | 'play' {
  if (step > 0 && !hasMove) return step;
  return step === 0 ? 1 : step === 1 ? 2 : 'play';
}

/** Three steps to a move, one for each press. They are for this decision only. */
export function useHint(props: {
  readonly ply: number;
  readonly game: Game;
  readonly hints: readonly Hint[] | null;
  ask(): void;
  play(move: Shapes['Move']): void;
}): Hinting {
  const { ply, game, hints } = props;
  const [reached, setReached] = useState<{ readonly ply: number; readonly step: HintStep }>({ ply, step: 0 });
  const step = reached.ply === ply ? reached.step : 0;
  const best = hints?.[0];
  const move = useMemo(() => (best ? game.parse(best.text) : null), [game, best]);
  const press = (): void => {
    const next = pressed(step, move !== null);
    if (next === 'play') props.play(move!);
    else {
      if (step === 0 && !hints) props.ask();
      setReached({ ply, step: next });
    }
  };
  return {
    ...{ step, move, press },
    reason: best?.reason ?? '',
    look: () => step < 2 && press(),
    close: () => setReached({ ply, step: 0 }),
  };
}
