import { createHash } from 'node:crypto';
import { noFlag } from '../tables/ids.ts';
import type { LineOf, Sitter } from '../tables/lines.ts';
import type { Entrant } from './event-lines.ts';
import type { EventState } from './event-state.ts';

/** The same for every node that looks after the event: a table is made once. */
function tableOf(event: string, deal: number, table: number): string {
  const hash = createHash('sha256').update(`table ${table} of deal ${deal} of ${event}`);
  return noFlag(hash.digest('base64url').slice(0, 22));
}

/** The tables of a deal, in their order. */
export function tablesOf({ id, rounds }: EventState, deal: number): string[] {
  return rounds[deal - 1]!.tables.map((_, table) => tableOf(id, deal, table));
}

/** Who sits at one table of a deal, by seat. */
function sittersAt({ rounds }: EventState, deal: number, table: number): Entrant[] {
  const { holders, tables } = rounds[deal - 1]!;
  return tables[table]!.map((place) => holders[place]!);
}

/** The first line of such a table: everybody sits, the luck is that of the deal, and it counts for nothing but the event. */
export function lineOfTable(state: EventState, deal: number, table: number): Omit<LineOf<'created'>, 'code'> {
  const { id, plan, started } = state;
  const entrants = sittersAt(state, deal, table);
  const host = entrants.find((one) => one.kind === 'person');
  return {
    kind: 'created',
    game: plan.game,
    rules: plan.rules,
    seats: plan.seats,
    options: plan.options,
    pace: plan.pace,
    listed: false,
    host: host?.kind === 'person' ? host.person : state.host,
    sitters: entrants.map((one): Sitter => (one.kind === 'bot' ? one : { ...one, cover: null })),
    first: null,
    rated: false,
    event: {
      id,
      deal,
      seals: plan.seals,
      promises: started!.promises,
      contributions: started!.contributions,
      ...(state.hushed.size > 0 && { hushed: [...state.hushed] }),
    },
  };
}
