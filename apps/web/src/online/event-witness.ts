import { eventSealOf, type Luck } from '@quartet/core';
import type { EventInfo } from '@quartet/protocol/events';
import { isObject, isText } from '../app/shapes.ts';
import { areTextsOrNull } from './witness.ts';

/** What this device was shown of the luck of an evening, each thing as it was shown first. */
export interface EventWitness {
  /** The event's id with a letter before it: tables are kept beside it. */
  readonly id: string;
  readonly since: EventInfo['status'];
  /** Over the seals of all deals: none of them can be exchanged without it. */
  readonly seal: string;
  /** From the call on: as they stood before anything was opened. */
  readonly promises: readonly (string | null)[] | null;
  readonly contributions: readonly string[] | null;
}

/** Whether it was stored by this app. */
export function isEventWitness(value: unknown): value is EventWitness {
  if (!isObject(value)) return false;
  const { id, since, seal, promises, contributions } = value;
  const isNamed = isText(id, 80) && isText(since, 20) && typeof seal === 'string';
  return isNamed && [promises, contributions].every(areTextsOrNull);
}

/** The deal that a table was said to play, and what this device knows of its evening; null: nothing. */
export interface SeenDeal {
  readonly id: string;
  readonly deal: number;
  readonly witness: EventWitness | null;
}

export function nameOfEvent(event: string): string {
  return `e.${event}`;
}

/** What is known after one more sight of it; the very same if there is nothing new to keep. */
export function witnessedEvent(before: EventWitness | null, info: EventInfo): EventWitness {
  const { id, status, seal, promises, contributions } = info;
  const known = before ?? { id: nameOfEvent(id), since: status, seal, promises: null, contributions: null };
  const next = {
    ...known,
    promises: known.promises ?? (status === 'open' ? null : promises),
    contributions: known.contributions ?? contributions,
  };
  return JSON.stringify(next) === JSON.stringify(before) ? known : next;
}

/** What the luck of a record tells otherwise than this device was shown of the evening. */
export function eventDoubts(
  { id, deal, witness }: SeenDeal,
  luck: Luck | null,
): ('seal' | 'contributions')[] {
  const event = luck?.event;
  if (!event || event.id !== id || event.deal !== deal) return ['seal'];
  if (!witness) return [];
  const isSwapped = eventSealOf(event) !== witness.seal;
  const isAdded = isAsShown(witness.contributions, luck.contributions) && isPromised(witness, luck);
  return [...(isSwapped ? (['seal'] as const) : []), ...(isAdded ? [] : (['contributions'] as const))];
}

/** At the call bots have no places yet; they promise nothing. */
function isPromised({ promises }: EventWitness, luck: Luck): boolean {
  const rest = luck.promises.slice(promises?.length);
  return (
    promises === null ||
    (isAsShown(promises, luck.promises.slice(0, promises.length)) && rest.every((one) => one === null))
  );
}

function isAsShown(mine: readonly unknown[] | null, theirs: readonly unknown[]): boolean {
  return mine === null || JSON.stringify(mine) === JSON.stringify(theirs);
}
