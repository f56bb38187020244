import type { Store } from '../store/store.ts';
import type { Outcome } from '../tables/doors.ts';
import { problem } from '../tables/problem.ts';
import type { TableState } from '../tables/table-state.ts';
import { editionOf, ladderKey } from './ladders.ts';
import { NEWCOMER, shownRating } from './skill.ts';

/** Whom the host of a rated table wants to meet, and on which ladder; null: anybody. */
export interface RatingRange {
  readonly ladder: string;
  readonly from: number | null;
  readonly to: number | null;
}

export function rangeOf(state: TableState): RatingRange | null {
  const { game, seats, options, sitters, rated, ratings } = state;
  if (!rated || !ratings) return null;
  const bots = sitters.some(({ kind }) => kind === 'bot');
  const ladder = ladderKey({ game: game.id, edition: editionOf(game, seats, options), seats, bots });
  return { ladder, from: ratings.from ?? null, to: ratings.to ?? null };
}

/** Why this person may not sit down there; null: they may. Whoever has not played yet has the rating of a newcomer. */
export async function outOfRange(
  { db }: Store,
  { ladder, from, to }: RatingRange,
  person: string,
): Promise<Outcome<never> | null> {
  const mine = db.selectFrom('rating').select(['mu', 'sigma']).where('person', '=', person);
  const skill = (await mine.where('ladder', '=', ladder).executeTakeFirst()) ?? NEWCOMER;
  const { rating } = shownRating(skill);
  if (rating >= (from ?? rating) && rating <= (to ?? rating)) return null;
  const range = from === null ? `up to ${to}` : to === null ? `from ${from} on` : `from ${from} to ${to}`;
  return problem('out-of-range', `This table is for ratings ${range}; yours is ${rating}.`);
}
