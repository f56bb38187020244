import { knowledgeOf, type Level } from '@quartet/bots';
import { findGame } from '@quartet/catalog';
import { type Day, dailyDeal, startOf } from '@quartet/deals';
import { playedBy } from '@quartet/deals/play';
import type { SavedMatch } from '../src/engine/model.ts';
import { dealOf, sameMatch } from '../src/engine/same-match.ts';

/** The deal of a day as somebody has finished it who plays like a bot of this level. */
export function finishedDay(game: string, day: Day, level: Level = 'easy'): SavedMatch {
  const about = { id: `${game}-${day}`, name: 'Mia', now: startOf(day) + 60_000, casual: false };
  return finishedAs(sameMatch(dailyDeal(game, day)!, { day }, about), level);
}

/** A match of a deal that others play, from its beginning to its end. */
export function finishedAs(saved: SavedMatch, level: Level): SavedMatch {
  const match = playedBy(knowledgeOf(findGame(saved.game)!), dealOf(saved)!, level);
  return { ...saved, moves: match.record().moves, result: match.result()!, updated: saved.updated + 1 };
}
