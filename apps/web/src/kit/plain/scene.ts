import type { Seat, Shapes } from '@quartet/core';
import type { Faces } from './faces.ts';

/** Somewhere that cards lie. */
export interface Place {
  /** Where the view has it: `players.0.hand`. */
  readonly path: string;
  /** What the view calls it: `hand`. */
  readonly key: string;
  /** Cards that lie together, by their codes. */
  readonly groups: readonly (readonly string[])[];
  /** How many cards there are, where the view says so; their faces may be unknown. */
  readonly count: number | null;
}

/** A table as cards and places, read from a view of any game. */
export interface Scene {
  /** My hand; null if I have none. */
  readonly hand: Place | null;
  /** What lies before each seat, without my hand. */
  readonly seats: readonly (readonly Place[])[];
  /** What belongs to nobody. */
  readonly middle: readonly Place[];
}

/** Of every view; no cards are there. */
const FRAME = ['viewer', 'table', 'actor', 'phase'];

/**
 * A text that a deck prints is a card, and where it stands in the view says where it lies. A list of as many objects as
 * there are seats is what the seats have.
 */
export function sceneOf(view: Shapes['View'], faces: Faces, me: Seat | null): Scene {
  const seats: Place[][] = Array.from({ length: view.table.seats }, () => []);
  const middle: Place[] = [];
  for (const [key, value] of Object.entries(view)) {
    if (FRAME.includes(key)) continue;
    if (isPerSeat(value, view.table.seats)) {
      value.forEach((own, seat) => {
        seats[seat]!.push(...placesIn(own, `${key}.${seat}`, key.replace(/s$/, ''), faces));
      });
    } else middle.push(...placesIn(value, key, key, faces));
  }
  const hand = me === null ? null : handAmong(seats[me]!);
  return { hand, seats: seats.map((places) => places.filter((place) => place !== hand)), middle };
}

function isPerSeat(value: unknown, seats: number): value is readonly object[] {
  return (
    Array.isArray(value) &&
    value.length === seats &&
    value.every((own) => isObject(own) && !Array.isArray(own) && !('seat' in own))
  );
}

function handAmong(places: readonly Place[]): Place | null {
  return places.find(({ key, groups }) => key === 'hand' && groups.length > 0) ?? null;
}

function placesIn(value: unknown, path: string, key: string, faces: Faces): Place[] {
  if (faces.has(value)) return [{ path, key, groups: [[value]], count: null }];
  if (!isObject(value)) return [];
  if (isStack(value)) return stackPlaces(value, path, key, faces);
  const groups = groupsIn(value, faces);
  if (groups) return groups.length > 0 ? [{ path, key, groups, count: null }] : [];
  return partsIn(value, path, key, faces);
}

/** `laid.cards` is called after where they lie: `laid`. */
function partsIn(value: object, path: string, key: string, faces: Faces): Place[] {
  const isNameless = (name: string): boolean => Array.isArray(value) || name === 'cards' || name === 'card';
  return Object.entries(value).flatMap(([name, part]) =>
    placesIn(part, `${path}.${name}`, isNameless(name) ? key : name, faces),
  );
}

interface Stack {
  readonly count: number;
  readonly cards?: readonly unknown[];
}

function isStack(value: object): value is Stack {
  return 'count' in value && typeof value.count === 'number';
}

/** A stack, and where its cards are hidden, what is known of them. */
function stackPlaces(stack: Stack, path: string, key: string, faces: Faces): Place[] {
  const { count, cards, ...rest } = stack;
  const shown = cards ? cards.filter((card) => faces.has(card)) : [];
  const place = { path, key, groups: shown.length > 0 ? [shown] : [], count };
  return shown.length > 0 ? [place] : [place, ...partsIn(rest, path, key, faces)];
}

/** A list or record of cards, or of groups of them; null if it is something else. */
function groupsIn(value: object, faces: Faces): readonly (readonly string[])[] | null {
  const parts: readonly unknown[] = Object.values(value);
  if (Array.isArray(value) && parts.length > 0) {
    const cards = parts.map((part) => cardOf(part, faces)).filter((card) => card !== null);
    if (cards.length === parts.length) return [cards];
  }
  const groups = parts.filter((part) => isGroup(part, faces));
  return groups.length === parts.length ? groups.filter((group) => group.length > 0) : null;
}

/** The card, or the only one that an object tells more of: `{ position: 3, card: 'r7' }`. */
function cardOf(part: unknown, faces: Faces): string | null {
  if (faces.has(part)) return part;
  if (!isObject(part) || Array.isArray(part)) return null;
  const cards = Object.values(part).filter(faces.has);
  return cards.length === 1 ? cards[0]! : null;
}

function isGroup(part: unknown, faces: Faces): part is readonly string[] {
  return Array.isArray(part) && part.every(faces.has);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
