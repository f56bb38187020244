import { type Game, resolveOptions } from '@quartet/core';
import { OWN_OPTIONS } from '@quartet/protocol/ratings';
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

/** The edition whose rules these options are, or `OWN_OPTIONS`. Where two are alike at this table, the first stands for both. */
export function editionOf(game: Game, seats: number, options: Options): string {
  const alike = Object.keys(game.editions).find((edition) =>
    isSame(optionsOf(game, seats, edition), options),
  );
  return alike ?? OWN_OPTIONS;
}

/** The ladder on which a match of this edition counts: the same for editions that are alike. Null: it has no such edition. */
export function ladderOf(game: Game, wanted: Omit<Ladder, 'game'>): Ladder | null {
  const { edition, seats, bots } = wanted;
  if (!Object.hasOwn(game.editions, edition)) return null;
  const options = optionsOf(game, seats, edition);
  return { game: game.id, edition: options ? editionOf(game, seats, options) : edition, seats, bots };
}

/** Null: the edition cannot be played by so many. */
function optionsOf(game: Game, seats: number, edition: string): Options | null {
  const editions: Readonly<Record<string, Partial<Options>>> = game.editions;
  const resolved = resolveOptions(game, seats, editions[edition]!);
  return resolved.ok ? resolved.options : null;
}

function isSame(one: Options | null, other: Options): boolean {
  return one !== null && Object.entries(one).every(([name, value]) => other[name] === value);
}
