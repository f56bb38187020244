import type { Shapes } from '@quartet/core';
import type { ComponentType } from 'preact';

/** A game's cards where there is little room: in the log, and for hands that lie open in a replay. */
export interface MiniCards {
  /** By their codes. What they are, the text beside them says. */
  readonly Minis: ComponentType<{ readonly codes: readonly string[] }>;
  /** The cards of each seat, as far as the view knows them. */
  handsOf(view: Shapes['View']): readonly (readonly string[] | null)[];
}

type Load = () => Promise<{
  readonly Minis: ComponentType<never>;
  handsOf(view: never): readonly (readonly string[] | null)[];
}>;

const LOADS: Readonly<Record<string, Load>> = {
  linko: () => import('../games/linko/mini-cards.tsx'),
  linx: () => import('../games/linx/mini-cards.tsx'),
  combos: () => import('../games/combos/mini-cards.tsx'),
  keltis: () => import('../games/keltis/mini-cards.tsx'),
};

/** Null for a game that draws none. */
export async function loadMiniCards(game: string): Promise<MiniCards | null> {
  const load = LOADS[game];
  // Each game's cards and views are its own, and are shown for this game only.
  return load ? ((await load()) as unknown as MiniCards) : null;
}
