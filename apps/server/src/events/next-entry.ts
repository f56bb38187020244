import { countDecisions } from '@quartet/events';
import type { EndedTable } from '../tables/ended-table.ts';
import { MOMENT } from '../tables/luck.ts';
import type { EventEntry, EventEntryOf, SeatResult } from './event-lines.ts';
import type { EventState } from './event-state.ts';
import { lineOfTable, tablesOf } from './event-tables.ts';
import type { EventTables } from './events.ts';
import { dealtEntry, startedEntry } from './start-event.ts';

/** What an event does by itself now; `ms`: what it waits for comes then, null: with somebody's doing. `isNew`: tables were made. */
export type Next =
  | { readonly kind: 'line'; readonly line: EventEntry }
  | { readonly kind: 'wait'; readonly ms: number | null; readonly isNew?: boolean };

const WAIT = { kind: 'wait', ms: null } as const;

/** The same on whichever node: what it makes happen happens once. */
export async function nextEntry(
  state: EventState,
  tables: EventTables,
  secrets: () => Promise<string[]>,
): Promise<Next> {
  if (state.status === 'called') return drawn(state);
  if (state.status !== 'playing') return WAIT;
  // Who had to agree yet has left, or was not there in the deal that has just ended.
  if (state.isEndAgreed && !state.isEnded) return line({ kind: 'ended' });
  if (state.running) return scored(state, tables, secrets);
  // With nobody left there is nobody to play for.
  if (state.people.size === 0 && !state.isEnded) return line({ kind: 'ended' });
  const isFirst = state.rounds.length === 0;
  const left = isFirst ? 0 : state.scoredAt + state.plan.rest * 1000 - Date.now();
  // Also if the clock was put back: nobody waits for an hour to come again.
  if (left > 0 && left <= state.plan.rest * 1000) return { kind: 'wait', ms: left };
  return line(dealtEntry(state));
}

function line(entry: EventEntry): Next {
  return { kind: 'line', line: entry };
}

/** Once everybody who was asked has answered, or the moment is over. */
function drawn(state: EventState): Next {
  const since = Math.abs(Date.now() - state.calledAt!);
  if (state.isAwaited && since < MOMENT) return { kind: 'wait', ms: MOMENT - since };
  return line(startedEntry(state));
}

/** All tables are made, then played; when the last is over the deal is no secret any more. */
async function scored(
  state: EventState,
  tables: EventTables,
  secrets: () => Promise<string[]>,
): Promise<Next> {
  const { deal } = state.running!;
  const ids = tablesOf(state, deal);
  const results: SeatResult[][] = [];
  const secret = (await secrets())[deal - 1]!;
  let isNew = false;
  for (const [at, table] of ids.entries())
    if (await tables.deal(table, lineOfTable(state, deal, at), secret)) isNew = true;
  for (const table of ids) {
    const ended = await tables.ending(table);
    if (ended) results.push(resultsOf(ended, state.plan.scoring === 2));
  }
  if (results.length < ids.length) return { ...WAIT, isNew };
  return line({ kind: 'scored', deal, tables: results } satisfies EventEntryOf<'scored'>);
}

/** `canLose`: whether letting go of a deal loses it in this evening. */
function resultsOf({ sheet, hands, actors }: EndedTable, canLose: boolean): SeatResult[] {
  return [...sheet]
    .sort((a, b) => a.seat - b.seat)
    .map(({ seat, points, place }) => {
      const { own, all, after } = countDecisions(hands, actors, seat);
      return { points, place, own, all, ...(canLose && { after }) };
    });
}
