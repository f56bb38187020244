import type { Game, Seat, Shapes, Wording } from '@quartet/core';
import type { Legal } from '../table-props.ts';
import { type Faces, textsIn } from './faces.ts';
import { type Place, type Scene, sceneOf } from './scene.ts';

/** A legal move, and the cards it is about. */
export interface Choice {
  readonly move: Shapes['Move'];
  /** Its text in the notation: no other choice has it. */
  readonly text: string;
  readonly label: string;
  readonly cards: readonly string[];
}

/** So many moves at most are played out to see which cards they take. */
const PLAYED_OUT = 400;

export function choicesOf(props: {
  readonly game: Game;
  readonly wording: Wording;
  readonly view: Shapes['View'];
  readonly me: Seat | null;
  readonly legal: Legal<Shapes>;
  readonly faces: Faces;
}): readonly Choice[] {
  const { game, wording, legal, faces } = props;
  let before: Scene | null = null;
  return legal.moves().map((move, i) => {
    const named = textsIn(move).filter(faces.has);
    const cards =
      named.length > 0 || i >= PLAYED_OUT
        ? named
        : cardsTaken(props, move, (before ??= sceneOf(props.view, faces)));
    return { move, text: game.print(move), label: wording.move(move), cards };
  });
}

/** The cards that no longer lie where they lay: mine if there are any, else those in the middle. */
function cardsTaken(
  { game, me, legal, faces }: Parameters<typeof choicesOf>[0],
  move: Shapes['Move'],
  before: Scene,
): readonly string[] {
  const code = game.toCode(legal.state, move);
  if (code === null || me === null) return [];
  const state = game.copy(legal.state);
  let isDealt = false;
  const luck = { below: () => 0, shuffle: () => {} };
  game.play(state, code, () => ((isDealt = true), luck), null);
  // A new deal sweeps everything away.
  if (isDealt) return [];
  const after = sceneOf(game.view(state, me), faces);
  const mine = gone(ownPlaces(before, me), ownPlaces(after, me));
  return mine.length > 0 ? mine : gone(before.middle, after.middle);
}

function ownPlaces({ hand, seats, middle }: Scene, me: Seat): readonly Place[] {
  // What is in somebody's fingers lies in the middle of some views.
  const fingers = middle.filter(({ key }) => key === 'drawn' || key === 'card');
  return [...(hand ? [hand] : []), ...seats[me]!, ...fingers];
}

function gone(before: readonly Place[], after: readonly Place[]): readonly string[] {
  const left = after.flatMap(({ groups }) => groups.flat());
  return before
    .flatMap(({ groups }) => groups.flat())
    .filter((card) => {
      const at = left.indexOf(card);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
}
