import { findGame } from '@quartet/catalog';
import type { Game } from '@quartet/core';
import { ladder } from './ladder.ts';

/** Games that nobody has written knowledge for: a small one, and two of the catalog under another name. */
export const STRANGERS: readonly Game[] = [
  ladder,
  ...['keltis', 'combos'].map((id) => ({ ...findGame(id)!, id: `strange ${id}` })),
];
