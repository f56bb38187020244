import { findAbout } from '@quartet/catalog/list';
import { type DealScore, isOwn, type Ranked, rankingOf, scoreDeal, valuesOf } from '@quartet/events';
import type { Entrant, SeatResult } from './event-lines.ts';
import type { EventState } from './event-state.ts';

/** Somebody who is ranked: a person by id, or the bot of a place. */
export type Contestant = string;

export function contestantAt(holder: Entrant, place: number): Contestant {
  return holder.kind === 'person' ? `person ${holder.person}` : `bot ${place}`;
}

/** What results of this game are compared by. */
export function measureOf(game: string): 'points' | 'rank' {
  return findAbout(game)?.byRank ? 'rank' : 'points';
}

/** What each table of a deal earned; null: it is not over everywhere. */
export function scoresOf(state: EventState, deal: number): DealScore<Contestant>[] | null {
  const { holders, tables, scored } = state.rounds[deal - 1]!;
  if (!scored) return null;
  const by = measureOf(state.plan.game);
  return scoreDeal(
    scored.map((results, table) => ({
      whose: results.map((result, seat) => whose(result, holders, tables[table]![seat]!)),
      values: valuesOf(
        results.map((result, seat) => ({ seat, ...result })),
        by,
      ),
    })),
  );
}

function whose(result: SeatResult, holders: readonly Entrant[], place: number): Contestant | null {
  const holder = holders[place]!;
  return holder.kind === 'bot' || isOwn(result) ? contestantAt(holder, place) : null;
}

export function rankEvent(state: EventState): Ranked<Contestant>[] {
  return rankingOf(state.rounds.flatMap(({ deal }) => [scoresOf(state, deal)].filter((one) => one !== null)));
}
