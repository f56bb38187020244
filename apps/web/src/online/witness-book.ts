import type { TableMessage } from '@quartet/protocol';
import { transact } from '../engine/database.ts';
import { type Witness, witnessed } from './witness.ts';

/** Tables seen longer ago are forgotten. */
const MOST = 200;

type Kept = Witness & { readonly at: number };

/** What this device keeps of one table, for the day when its record is opened. */
class WitnessBook {
  /** Null: this device has not seen the table. */
  witness: Promise<Witness | null>;

  constructor(table: string) {
    this.witness = read(table);
  }

  /** In turn. What cannot be kept is still known while the page is open. */
  async hear(message: TableMessage): Promise<void> {
    const known = this.witness;
    const next = known.then((before) => witnessed(before, message));
    this.witness = next;
    const [before, after] = [await known, await next];
    if (after && after !== before) await keep(after, before === null).catch(() => undefined);
  }
}

const books = new Map<string, WitnessBook>();

/** The one of this table, while the page is open. */
export function bookOf(table: string): WitnessBook {
  const book = books.get(table) ?? new WitnessBook(table);
  books.set(table, book);
  return book;
}

async function read(table: string): Promise<Witness | null> {
  try {
    const kept = await transact<Kept | undefined>(['witnesses'], 'readonly', (store) =>
      store('witnesses').get(table),
    );
    if (!kept) return null;
    const { at: _, ...witness } = kept;
    return witness;
  } catch {
    // A device that keeps nothing.
    return null;
  }
}

/** A new one makes room for itself. */
async function keep(witness: Witness, isNew: boolean): Promise<void> {
  const old = isNew ? await oldest() : [];
  await transact(['witnesses'], 'readwrite', (store) => {
    for (const { id } of old) store('witnesses').delete(id);
    return store('witnesses').put({ ...witness, at: Date.now() } satisfies Kept);
  });
}

async function oldest(): Promise<Kept[]> {
  const kept = await transact<Kept[]>(['witnesses'], 'readonly', (store) => store('witnesses').getAll());
  return kept!.sort((a, b) => b.at - a.at).slice(MOST - 1);
}
