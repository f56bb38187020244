import { fastChance, type Game, type MoveCode } from '@quartet/core';
import { type Deed, kindOf } from './manners.ts';

/** One decision: what its maker did, and what else could have been done. */
export interface Choice {
  readonly seat: number;
  readonly done: readonly Deed[];
  /** What some moves do and others do not, by kind, and the most cards it could be about: 0 where it says nothing of cards. */
  readonly open: ReadonlyMap<string, number>;
}

/** What is dealt in positions that nobody plays on. */
const CHANCE = fastChance('what could have been');

/** What the actor does by some of these moves, but not by all of them. */
export function openIn(game: Game, state: object, codes: readonly MoveCode[]): Choice['open'] {
  const actor = game.actor(state);
  const moves = new Map<string, number>();
  const most = new Map<string, number>();
  const tried = game.copy(state);
  for (const code of codes) {
    const deeds: Deed[] = [];
    game.play(game.copy(state, tried), code, CHANCE, (deed: Deed) => void deeds.push(deed));
    const own = deeds.filter(({ seat }) => seat === actor);
    for (const kind of new Set(own.map(kindOf))) moves.set(kind, (moves.get(kind) ?? 0) + 1);
    for (const deed of own) most.set(kindOf(deed), Math.max(most.get(kindOf(deed)) ?? 0, cardsIn(deed)));
  }
  return new Map([...most].filter(([kind]) => moves.get(kind)! < codes.length));
}

export function cardsIn({ cards }: Deed): number {
  return cards?.length ?? 0;
}
