import type { MatchRecord } from '@quartet/core';
import type { Ranked } from '@quartet/events';
import type { Names } from '../tables/show.ts';
import type { EventState } from './event-state.ts';
import { tablesOf } from './event-tables.ts';
import type { EventTables } from './events.ts';
import { contestantAt, measureOf, rankEvent, scoringOf } from './score-event.ts';
import { showEntrant } from './show-event.ts';

/** An evening as a file: all records, who sat where, and the ranking that follows from them. */
export interface EventFile {
  readonly quartet: 'event';
  /** 1: from before letting go of a deal lost it. */
  readonly format: 1 | 2;
  readonly event: string;
  readonly game: string;
  readonly seats: number;
  readonly by: 'points' | 'rank';
  /** By deal: by which rules it was scored. */
  readonly scoring?: readonly (1 | 2)[];
  readonly contestants: readonly { readonly name: string; readonly bot: boolean }[];
  /** By deal, then by table. */
  readonly deals: readonly (readonly FiledTable[])[];
  /** Without `lost` and `missed` in format 1. */
  readonly ranking: readonly (Omit<Ranked<number>, 'lost' | 'missed'> & Partial<Ranked<number>>)[];
}

interface FiledTable {
  readonly table: string;
  /** By seat: their number among the contestants. */
  readonly sat: readonly number[];
  /** Who made each decision, a letter each. */
  readonly hands: string;
  readonly record: MatchRecord | null;
}

export async function eventFile(state: EventState, names: Names, tables: EventTables): Promise<EventFile> {
  const numbers = new Map<string, number>();
  const contestants: { name: string; bot: boolean }[] = [];
  for (const { holders } of state.rounds)
    for (const [place, one] of holders.entries()) {
      const who = contestantAt(one, place);
      if (numbers.has(who)) continue;
      numbers.set(who, contestants.length);
      const player = showEntrant(one, place, names);
      const isBot = player.kind === 'bot';
      contestants.push({
        name: isBot ? player.name : player.kind === 'person' ? player.person.name : '',
        bot: isBot,
      });
    }
  const deals: FiledTable[][] = [];
  for (const { deal, holders, tables: seated } of state.rounds) {
    const filed: FiledTable[] = [];
    for (const [at, table] of tablesOf(state, deal).entries()) {
      const sat = seated[at]!.map((place) => numbers.get(contestantAt(holders[place]!, place))!);
      const hands = (await tables.ending(table))?.hands ?? '';
      filed.push({ table, sat, hands, record: await tables.record(table) });
    }
    deals.push(filed);
  }
  const { id: event, plan } = state;
  const scoring = scoringOf(state);
  return {
    quartet: 'event',
    ...(scoring.includes(2) ? { format: 2, scoring } : { format: 1 }),
    ...{ event, game: plan.game, seats: plan.seats, by: measureOf(plan.game), contestants, deals },
    ranking: rankEvent(state).map(({ who, lost, missed, ...rest }) => ({
      who: numbers.get(who)!,
      ...rest,
      ...(scoring.includes(2) && { lost, missed }),
    })),
  };
}
