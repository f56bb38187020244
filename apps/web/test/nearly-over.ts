import type { SavedMatch } from '../src/engine/model.ts';
import type { LastTable } from '../src/home/last-table.ts';
import { playedMatch, stoppedAt } from './positions.ts';
import type { GameId } from './visitor.ts';

/** So many decisions before its end: much can still happen. */
const LEFT = 20;
/** So many turns anything is done, and then what ends it. */
export const UNHURRIED = 8;

/** A match at such a table that bots have played nearly to its end, now in the hands of its people. */
export async function nearlyOver(
  game: GameId,
  { players, options }: LastTable,
  seed: string,
): Promise<SavedMatch> {
  const played = await playedMatch(game, { seats: players.length, options, seed });
  const kept = stoppedAt(played, { ply: played.saved.moves.length - LEFT });
  return { ...kept, id: `${game}-nearly-over`, players };
}
