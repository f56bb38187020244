import {
  FastRng,
  type Game,
  listFor,
  type Refusal,
  refusalText,
  type Seat,
  type Shapes,
  type Wording,
} from '@quartet/core';

/** What the seat that must move may do, worked out from its own view. */
export interface Legal<S extends Shapes> {
  /** Whether the person at the screen must decide now. */
  readonly isMine: boolean;
  /** A full state that fits the view: for asking the engine, never for showing. */
  readonly state: S['State'];
  /** All legal moves; listed when first asked for. Empty when it is not my decision. */
  moves(): readonly S['Move'][];
  /** Why not, as a value; null if it may be played. */
  refusal(move: S['Move']): Refusal | null;
  /** Why not, as one sentence; null if it may be played. */
  why(move: S['Move']): string | null;
}

/** Legal moves follow from the view, so the page lists them itself. */
export function legalIn<S extends Shapes>(
  game: Game<S>,
  wording: Wording<S>,
  view: S['View'],
  me: Seat | null,
): Legal<S> {
  const isMine = me !== null && view.actor === me;
  const state = imagined(game, view);
  let listed: readonly S['Move'][] | null = null;
  const list = (): readonly S['Move'][] => {
    const moves = listFor(game);
    game.legal(state, moves);
    return moves.toArray().map((code) => game.toMove(state, code));
  };
  const refusal = (move: S['Move']) => game.refuse(state, move);
  return {
    isMine,
    state,
    moves: () => (listed ??= isMine ? list() : []),
    refusal,
    why: (move) => {
      const refused = refusal(move);
      return refused && refusalText(wording, refused);
    },
  };
}

/** What the engine says would happen. Cards it turns up are made up: they are not for showing. */
export interface Foreseen<S extends Shapes> {
  readonly state: S['State'];
  readonly events: readonly S['Event'][];
}

/** A full state that fits the view: for asking the engine, never for showing. */
export function imagined<S extends Shapes>(game: Game<S>, view: S['View']): S['State'] {
  return game.imagine(view, new FastRng('imagined'));
}

/** Plays these legal moves on a copy of such a state. */
export function foresee<S extends Shapes>(
  game: Game<S>,
  from: S['State'],
  moves: readonly S['Move'][],
): Foreseen<S> {
  const state = game.copy(from);
  const events: S['Event'][] = [];
  const rng = new FastRng('foreseen');
  const hear = (event: S['Event']): void => void events.push(event);
  for (const move of moves) game.play(state, game.toCode(state, move)!, () => rng, hear);
  return { state, events };
}
