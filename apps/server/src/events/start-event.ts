import { BOT, LEFT_OUT } from '@quartet/core';
import { movementOf, placesFor } from '@quartet/events';
import type { Entrant, EventEntryOf } from './event-lines.ts';
import type { EventState } from './event-state.ts';

/** Places for everybody who is there, the rest for bots; the luck of all deals from what was given so far. */
export function startedEntry({ plan, people, promised, given }: EventState): EventEntryOf<'started'> {
  const places = placesFor(Math.max(people.size, plan.places), plan.seats);
  const persons = [...people];
  const entrants = Array.from({ length: places }, (_, place): Entrant => {
    const person = persons[place];
    return person === undefined ? { kind: 'bot', bot: plan.bot } : { kind: 'person', person };
  });
  return {
    kind: 'started',
    entrants,
    promises: entrants.map((one) => (one.kind === 'person' ? (promised.get(one.person) ?? null) : null)),
    contributions: entrants.map((one) => (one.kind === 'bot' ? BOT : (given.get(one.person) ?? LEFT_OUT))),
  };
}

/** The next deal: who sits where. */
export function dealtEntry(state: EventState): EventEntryOf<'dealt'> {
  const { plan, rounds, nextHolders: holders } = state;
  const movement = movementOf(holders.length, plan.seats, plan.deals);
  return { kind: 'dealt', deal: rounds.length + 1, holders, tables: movement[rounds.length]! };
}
