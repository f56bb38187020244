import { round2 } from '@quartet/events';
import type { BotChoice, Player } from '@quartet/protocol';
import type { EventInfo, PlayedTable } from '@quartet/protocol/events';
import { botName, type Names, personOf } from '../tables/show.ts';
import type { Entrant } from './event-lines.ts';
import { type EventState, placeOf } from './event-state.ts';
import { tablesOf } from './event-tables.ts';
import { contestantAt, rankEvent, scoresOf } from './score-event.ts';

/** Everybody whose name is needed. */
export function peopleOf(state: EventState): string[] {
  const holders = [...state.holders, ...state.rounds.flatMap((round) => round.holders)];
  return [...state.people, ...holders.flatMap((one) => (one.kind === 'person' ? [one.person] : []))];
}

function showBot(bot: BotChoice, place: number): Player {
  return { kind: 'bot', name: `${botName(bot)} ${place + 1}`, bot };
}

export function showEntrant(one: Entrant, place: number, names: Names): Player {
  if (one.kind === 'bot') return showBot(one.bot, place);
  return { kind: 'person', person: personOf(one.person, names), cover: null };
}

/** What all may know of the event. `statuses`: of the tables of the running deal that are made. */
export function showEvent(
  state: EventState,
  names: Names,
  statuses: ReadonlyMap<string, string>,
): Omit<EventInfo, 'me'> {
  const { id, plan, seq, status, seal, host, isLocked, started, running, last } = state;
  const { code, game, seats, options, pace, deals, rest, bot } = plan;
  const isResting = status === 'playing' && !running && state.rounds.length > 0;
  return {
    ...{ id, code, seq, game, seats, options: { ...options }, pace, deals, rest, bot },
    ...{ host, status, seal, isLocked, hushed: [...state.hushed] },
    promises: started
      ? [...started.promises]
      : [...state.people].map((person) => state.promised.get(person) ?? null),
    contributions: started ? [...started.contributions] : null,
    entrants: state.holders.map((one, place) => showEntrant(one, place, names)),
    waiting: state.waiting.map((person) => personOf(person, names)),
    round: running && { deal: running.deal, tables: running.tables.length, over: countOver(statuses) },
    nextAt: isResting ? state.scoredAt + rest * 1000 : null,
    last,
    ...(state.endAgreed.size > 0 && !state.isEnded && { ending: endingOf(state) }),
    ...(state.endedBy && { endedBy: state.endedBy }),
    ranking: showRanking(state, names),
    played: Array.from({ length: state.scored }, (_, at) => showDeal(state, at + 1, names)),
  };
}

function endingOf({ endAgreed, enders }: EventState): NonNullable<EventInfo['ending']> {
  return { agreed: [...endAgreed], missing: enders.filter((person) => !endAgreed.has(person)) };
}

function countOver(statuses: ReadonlyMap<string, string>): number {
  return [...statuses.values()].filter((status) => status === 'over').length;
}

/** What concerns this person alone; null: they take no part. */
export function showMe(
  state: EventState,
  who: string | null,
  statuses: ReadonlyMap<string, string>,
): EventInfo['me'] {
  if (who === null || !state.people.has(who)) return null;
  const { running, started } = state;
  const place = started ? placeOf(state.holders, who) : null;
  const at = place === null || !running ? -1 : running.tables.findIndex((seats) => seats.includes(place));
  const table = running && at >= 0 ? tablesOf(state, running.deal)[at]! : null;
  const status = table && statuses.get(table);
  // One that is not dealt yet is nowhere to go.
  if (!table || !status || status === 'open') return { place, table: null, isOver: false };
  return { place, table, isOver: status === 'over' };
}

function showRanking(state: EventState, names: Names): EventInfo['ranking'] {
  const players = new Map<string, Player>();
  for (const { holders } of state.rounds)
    for (const [place, one] of holders.entries())
      players.set(contestantAt(one, place), showEntrant(one, place, names));
  return rankEvent(state).map(({ who, ...rest }) => ({ player: players.get(who)!, ...rest }));
}

/** Every table of a deal that all have played. */
function showDeal(state: EventState, deal: number, names: Names): PlayedTable[] {
  const { holders, tables, scored } = state.rounds[deal - 1]!;
  const scores = scoresOf(state, deal)!;
  const ids = tablesOf(state, deal);
  return scored!.map((results, table) => ({
    table: ids[table]!,
    seats: results.map(({ points, place }, seat) => {
      const score = scores.find((one) => one.table === table && one.seat === seat);
      const at = tables[table]![seat]!;
      return {
        player: showEntrant(holders[at]!, at, names),
        ...{ points, place },
        percent: score ? round2((100 * score.matchPoints) / score.most) : null,
        difference: score ? round2(score.difference / score.others) : null,
        ...(score?.isLost && { isLost: true }),
      };
    }),
  }));
}
