import type { TableMessage } from '@quartet/protocol';
import type { EventInfo } from '@quartet/protocol/events';
import { isObject } from '../app/shapes.ts';
import { transact } from '../engine/database.ts';
import { type EventWitness, isEventWitness, nameOfEvent, witnessedEvent } from './event-witness.ts';
import { isWitness, type Witness, witnessed } from './witness.ts';

/** Tables and evenings seen longer ago are forgotten. */
const MOST = 200;

type Named = { readonly id: string };
type Kept<W> = W & { readonly at: number };

/** What this device keeps of one table or evening, for the day when a record is opened. */
class WitnessBook<W extends Named, M> {
  /** Null: this device has not seen it. */
  witness: Promise<W | null>;
  private readonly witnessed: (before: W | null, message: M) => W | null;

  constructor(
    id: string,
    isReadable: (value: unknown) => value is W,
    witnessedBy: (before: W | null, message: M) => W | null,
  ) {
    this.witness = read(id, isReadable);
    this.witnessed = witnessedBy;
  }

  /** In turn. What cannot be kept is still known while the page is open. */
  async hear(message: M): Promise<void> {
    const known = this.witness;
    const next = known.then((before) => this.witnessed(before, message));
    this.witness = next;
    const [before, after] = [await known, await next];
    if (after && after !== before) await keep(after, before === null).catch(() => undefined);
  }
}

const books = new Map<string, WitnessBook<Witness, TableMessage>>();
const eventBooks = new Map<string, WitnessBook<EventWitness, EventInfo>>();

/** The one of this table, while the page is open. */
export function bookOf(table: string): WitnessBook<Witness, TableMessage> {
  const book = books.get(table) ?? new WitnessBook(table, isWitness, witnessed);
  books.set(table, book);
  return book;
}

export function bookOfEvent(event: string): WitnessBook<EventWitness, EventInfo> {
  const book = eventBooks.get(event) ?? new WitnessBook(nameOfEvent(event), isEventWitness, witnessedEvent);
  eventBooks.set(event, book);
  return book;
}

async function read<W extends Named>(
  id: string,
  isReadable: (value: unknown) => value is W,
): Promise<W | null> {
  try {
    const stored = await transact<unknown>(['witnesses'], 'readonly', (store) => store('witnesses').get(id));
    if (!isObject(stored)) return null;
    const { at: _, ...witness } = stored;
    return isReadable(witness) ? witness : null;
  } catch {
    // A device that keeps nothing.
    return null;
  }
}

/** A new one makes room for itself. */
async function keep(witness: Named, isNew: boolean): Promise<void> {
  const old = isNew ? await oldest() : [];
  await transact(['witnesses'], 'readwrite', (store) => {
    for (const { id } of old) store('witnesses').delete(id);
    return store('witnesses').put({ ...witness, at: Date.now() } satisfies Kept<Named>);
  });
}

async function oldest(): Promise<Kept<Named>[]> {
  const kept = await transact<Kept<Named>[]>(['witnesses'], 'readonly', (store) =>
    store('witnesses').getAll(),
  );
  return kept!.sort((a, b) => b.at - a.at).slice(MOST - 1);
}
