import type { Emblem, Person } from '@quartet/protocol';

/** Columns of a person that everybody at a table may see. */
export const PERSON_COLUMNS = ['person.id', 'person.name', 'person.emblem', 'person.program'] as const;

/** Only names and emblems that passed the schema are in the store. */
export function personFrom({ id, name, emblem, program }: PersonRow): Person {
  return { id, name, emblem: emblem as Emblem, ...(program === 1 && { program: true }) };
}

interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly emblem: string;
  readonly program: number;
}
