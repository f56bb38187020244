import { combos } from '@quartet/combos';
import { assert, type Game, type Language, type Wording } from '@quartet/core';
import { keltis } from '@quartet/keltis';
import { linko } from '@quartet/linko';
import { linx } from '@quartet/linx';

type Load = () => Promise<{ readonly wording: Wording }>;

interface Entry extends Readonly<Record<Language, Load>> {
  readonly game: Game;
}

/** The only list of games: a new one is a folder and a line here. Words are loaded when they are needed. */
const ENTRIES: readonly Entry[] = [
  {
    game: linko,
    en: () => import('@quartet/linko/wording.en'),
    de: () => import('@quartet/linko/wording.de'),
  },
  { game: linx, en: () => import('@quartet/linx/wording.en'), de: () => import('@quartet/linx/wording.de') },
  {
    game: combos,
    en: () => import('@quartet/combos/wording.en'),
    de: () => import('@quartet/combos/wording.de'),
  },
  {
    game: keltis,
    en: () => import('@quartet/keltis/wording.en'),
    de: () => import('@quartet/keltis/wording.de'),
  },
];

export const games: readonly Game[] = ENTRIES.map(({ game }) => game);

export function findGame(id: string): Game | undefined {
  return games.find((game) => game.id === id);
}

/** `id` must be one of the catalog's. */
export async function wordingOf(id: string, language: Language): Promise<Wording> {
  const entry = ENTRIES.find(({ game }) => game.id === id);
  assert(entry !== undefined, `the catalog has no game "${id}"`);
  return (await entry[language]()).wording;
}
