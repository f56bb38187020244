import { type Game, resolveOptions } from '@quartet/core';
import type { Options } from '../tables/lines.ts';

/** Whoever is on one ladder has played the same game: by the same rules, at a table of the same size. */
export interface Ladder {
  readonly game: string;
  /** One that the game names. */
  readonly edition: string;
  readonly seats: number;
  /** Whether bots were dealt in. */
  readonly bots: boolean;
}

/** As both databases store it. */
export function ladderKey({ game, edition, seats, bots }: Ladder): string {
  return `${game}/${edition}/${seats}/${bots ? 'bots' : 'people'}`;
}

export function readLadder(key: string): Ladder {
  const [game, edition, seats, who] = key.split('/') as [string, string, string, string];
  return { game, edition, seats: Number(seats), bots: who === 'bots' };
}

/** The edition whose rules these options are, else `own`. Where two are alike at this table, the first stands for both. */
export function editionOf(game: Game, seats: number, options: Options): string {
  const editions = Object.keys(game.editions);
  return editions.find((edition) => isSame(optionsOf(game, seats, edition), options)) ?? 'own';
}

/** The ladder on which a match of this edition counts: the same for editions that are alike. */
export function ladderOf(game: Game, wanted: Omit<Ladder, 'game'>): Ladder {
  const { edition, seats, bots } = wanted;
  const known = editionOf(game, seats, optionsOf(game, seats, edition) ?? {});
  return { game: game.id, edition: known === 'own' ? edition : known, seats, bots };
}

/** Null: the edition cannot be played by so many. */
function optionsOf(game: Game, seats: number, edition: string): Options | null {
  const resolved = resolveOptions(game, seats, game.editions[edition] ?? {});
  return resolved.ok ? resolved.options : null;
}

function isSame(one: Options | null, other: Options): boolean {
  return one !== null && Object.entries(one).every(([name, value]) => other[name] === value);
}
