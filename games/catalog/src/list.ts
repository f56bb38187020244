import {
  type About,
  assert,
  type Game,
  type GameEntry,
  type Language,
  type StandingOrders,
  type Wording,
} from '@quartet/core';
import * as games from './games.ts';

const LAST = Number.POSITIVE_INFINITY;
const ENTRIES: readonly GameEntry[] = Object.values<GameEntry>(games).sort(
  ({ about: a }, { about: b }) => (a.place ?? LAST) - (b.place ?? LAST) || (a.id < b.id ? -1 : 1),
);

/** The games in the order in which people find them. */
export const list: readonly About[] = ENTRIES.map(({ about }) => about);

export function findAbout(id: string): About | undefined {
  return find(id)?.about;
}

/** `id` must be one of the list's. */
export function loadGame(id: string): Promise<Game> {
  return entryOf(id).rules();
}

/** `id` must be one of the list's. English, if the game does not speak this language. */
export function wordingOf(id: string, language: Language): Promise<Wording> {
  return entryOf(id).wording(language);
}

/** Whether this game has decisions that can be settled beforehand. */
export function hasOrders(id: string): boolean {
  return find(id)?.orders !== undefined;
}

/** `id` must be one of the list's; null: nothing can be ordered in this game. */
export async function ordersOf(id: string): Promise<StandingOrders | null> {
  return (await entryOf(id).orders?.()) ?? null;
}

function find(id: string): GameEntry | undefined {
  return ENTRIES.find(({ about }) => about.id === id);
}

function entryOf(id: string): GameEntry {
  const entry = find(id);
  assert(entry !== undefined, `the catalog has no game "${id}"`);
  return entry;
}
