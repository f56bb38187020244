import type { GameId } from '../visitor.ts';
import { combosWay } from './combos.ts';
import { keltisWay } from './keltis.ts';
import { linkoWay } from './linko.ts';
import { linxWay } from './linx.ts';
import type { Way } from './way.ts';

/** Each game's way takes the shapes of its own game, which is the game it is looked up for. */
export function wayOf(game: GameId): Way {
  return { linko: linkoWay, linx: linxWay, combos: combosWay, keltis: keltisWay }[game] as unknown as Way;
}
