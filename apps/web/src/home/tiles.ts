import { list } from '@quartet/catalog/list';
import type { Texts } from '@quartet/core';

interface Tile {
  readonly about: Texts;
  /** How many usually sit down. */
  readonly seats: number;
}

/** What the home page adds to the list of games. */
export const TILES: Readonly<Record<string, Tile>> = Object.fromEntries(
  list.map(({ id, tile, usualSeats }) => [id, { about: tile, seats: usualSeats }]),
);
