import { findAbout } from '@quartet/catalog/list';
import {
  creditOf,
  type DealScore,
  type Ranked,
  type ResultCredit,
  rankingOf,
  scoreDeal,
  valuesOf,
} from '@quartet/events';
import type { Entrant, SeatResult } from './event-lines.ts';
import type { EventState } from './event-state.ts';

/** Somebody who is ranked: a person by id, or the bot of a place. */
export type Contestant = string;

export function contestantAt(holder: Entrant, place: number): Contestant {
  return holder.kind === 'person' ? `person ${holder.person}` : `bot ${place}`;
}

function isPerson(who: Contestant): boolean {
  return who.startsWith('person ');
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
      whose: tables[table]!.map((place) => contestantAt(holders[place]!, place)),
      credits: results.map((result, seat) => creditAt(holders[tables[table]![seat]!]!, result)),
      values: valuesOf(
        results.map((result, seat) => ({ seat, ...result })),
        by,
      ),
    })),
  );
}

function creditAt(holder: Entrant, result: SeatResult): ResultCredit {
  return holder.kind === 'bot' ? 'scored' : creditOf(result);
}

/** By which rules each deal was scored: 2 where letting go of it loses it. A node from before scores by 1. */
export function scoringOf(state: EventState): (1 | 2)[] {
  return state.rounds.map(({ scored }) => (scored?.flat().every(({ after }) => after !== undefined) ? 2 : 1));
}

export function rankEvent(state: EventState): Ranked<Contestant>[] {
  const deals = state.rounds.flatMap(({ deal }) => [scoresOf(state, deal)].filter((one) => one !== null));
  const canMiss = scoringOf(state).includes(2);
  return rankingOf(deals, (who) => canMiss && isPerson(who));
}
