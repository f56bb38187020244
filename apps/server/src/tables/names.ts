import type { Person } from '@quartet/protocol';
import { PERSON_COLUMNS, personFrom } from '../people/person-row.ts';
import type { Store } from '../store/store.ts';

/** How long a name is believed: after a change of name every table shows the new one this much later at most. */
const BELIEVED = 10_000;

/** Looks up people by id, remembering them for a moment. */
export class NameBook {
  private readonly known = new Map<string, { readonly person: Person; readonly at: number }>();
  private readonly store: Store;

  constructor(store: Store) {
    this.store = store;
  }

  async of(ids: Iterable<string>): Promise<Map<string, Person>> {
    const now = Date.now();
    const wanted = [...new Set(ids)];
    const missing = wanted.filter((id) => (this.known.get(id)?.at ?? 0) < now - BELIEVED);
    if (missing.length > 0) await this.learn(missing, now);
    return new Map(
      wanted.flatMap((id) => {
        const known = this.known.get(id);
        return known ? [[id, known.person] as const] : [];
      }),
    );
  }

  /** Looked up anew the next time: the name has changed, or is gone. */
  forget(id: string): void {
    this.known.delete(id);
  }

  private async learn(ids: readonly string[], at: number): Promise<void> {
    for (const [id, { at: since }] of this.known) if (since < at - BELIEVED) this.known.delete(id);
    const rows = await this.store.db
      .selectFrom('person')
      .select(PERSON_COLUMNS)
      .where('id', 'in', ids)
      .execute();
    for (const row of rows) this.known.set(row.id, { person: personFrom(row), at });
  }
}
