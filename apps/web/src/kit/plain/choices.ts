import type { Game, Rng, Seat, Shapes, Wording } from '@quartet/core';
import type { Legal } from '../legal.ts';
import { type Faces, textsIn } from './faces.ts';
import { type Place, type Scene, sceneOf } from './scene.ts';

/** A legal move, and the cards it is about. */
export interface Choice {
  readonly move: Shapes['Move'];
  /** Its text in the notation: no other choice has it. */
  readonly text: string;
  readonly label: string;
  /** The cards, and where each of them lies. */
  readonly cards: readonly Spot[];
  /** Whether its words say which cards: if not, it speaks of places in the hand. */
  readonly namesCards: boolean;
}

/** A card where it lies; like cards of one place are one spot. */
export interface Spot {
  readonly code: string;
  /** Null: the view does not show it. */
  readonly path: string | null;
}

export function isSameSpot(a: Spot, b: Spot): boolean {
  return a.code === b.code && a.path === b.path;
}

/** For moves on an imagined table: what it brings is not looked at. */
const NO_LUCK: Rng = { below: () => 0, shuffle: () => {} };

/** So many moves at most are played out to see which cards they take. */
const PLAYED_OUT = 400;

interface Position {
  readonly game: Game;
  readonly wording: Wording;
  readonly scene: Scene;
  readonly me: Seat | null;
  readonly legal: Legal<Shapes>;
  readonly faces: Faces;
}

export function choicesOf(position: Position): readonly Choice[] {
  const { game, wording, legal, faces } = position;
  return legal.moves().map((move, i) => {
    const named = textsIn(move).filter(faces.has);
    const namesCards = named.length > 0;
    const spots = namesCards ? named.map((code) => spotOf(position, code)) : [];
    const cards = namesCards || i >= PLAYED_OUT ? spots : cardsTaken(position, move);
    return { move, text: game.print(move), label: wording.move(move), cards, namesCards };
  });
}

/** A card that a move names is taken to be mine, if I have it. */
function spotOf({ scene, me }: Position, code: string): Spot {
  const places = nearestFirst(scene, me).flat();
  const place = places.find(({ groups }) => groups.some((group) => group.includes(code)));
  return { code, path: place?.path ?? null };
}

/** My hand, what else is mine, and the middle. */
function nearestFirst({ hand, seats, middle }: Scene, me: Seat | null): readonly (readonly Place[])[] {
  return [hand ? [hand] : [], me === null ? [] : seats[me]!, middle];
}

/** The cards that no longer lie where they lay: those that left my hand or came into it, else as near to me as there are any. */
function cardsTaken(position: Position, move: Shapes['Move']): readonly Spot[] {
  const { me, scene } = position;
  const after = sceneAfter(position, move);
  if (!after) return [];
  const places = allPlaces(after);
  const [fromHand, ...taken] = nearestFirst(scene, me).map((near) =>
    near.flatMap((place) => gone(place, places.get(place.path)).map((code) => ({ code, path: place.path }))),
  );
  if (fromHand!.length > 0) return fromHand!;
  const gained = after.hand ? gone(after.hand, scene.hand ?? undefined) : [];
  if (gained.length > 0) return taken.flat().filter(({ code }) => gained.includes(code));
  return taken.find((spots) => spots.length > 0) ?? [];
}

/** Null if nobody can say: a new deal sweeps everything away. */
function sceneAfter({ game, me, legal, faces }: Position, move: Shapes['Move']): Scene | null {
  const code = game.toCode(legal.state, move);
  if (code === null || me === null) return null;
  const state = game.copy(legal.state);
  let isDealt = false;
  const chance = (): Rng => {
    isDealt = true;
    return NO_LUCK;
  };
  game.play(state, code, chance, null);
  return isDealt ? null : sceneOf(game.view(state, me), faces, me);
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
