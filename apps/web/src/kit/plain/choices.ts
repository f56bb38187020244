import type { Game, Rng, Seat, Shapes, Wording } from '@quartet/core';
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

/** For moves on an imagined table: what it brings is not looked at. */
const NO_LUCK: Rng = { below: () => 0, shuffle: () => {} };

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

/** The cards that no longer lie where they lay: from my hand, else from what else is mine, else from the middle. */
function cardsTaken(
  { game, me, legal, faces }: Parameters<typeof choicesOf>[0],
  move: Shapes['Move'],
  before: Scene,
): readonly string[] {
  const code = game.toCode(legal.state, move);
  if (code === null || me === null) return [];
  const state = game.copy(legal.state);
  let isDealt = false;
  const chance = (): Rng => {
    isDealt = true;
    return NO_LUCK;
  };
  game.play(state, code, chance, null);
  // A new deal sweeps everything away.
  if (isDealt) return [];
  const after = sceneOf(game.view(state, me), faces);
  const places = allPlaces(after);
  for (const from of [before.hand ? [before.hand] : [], before.seats[me]!, before.middle]) {
    const taken = from.flatMap((place) => gone(place, places.get(place.path)));
    if (taken.length > 0) return taken;
  }
  return [];
}

function allPlaces({ hand, seats, middle }: Scene): ReadonlyMap<string, Place> {
  return new Map([...(hand ? [hand] : []), ...seats.flat(), ...middle].map((place) => [place.path, place]));
}

/** Like cards count as often as they are there. */
function gone(before: Place, after: Place | undefined): readonly string[] {
  const left = after?.groups.flat() ?? [];
  return before.groups.flat().filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
