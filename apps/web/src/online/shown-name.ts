import type { Person } from '@quartet/protocol';
import type { OnlineWords } from './words.ts';

/** A person's name; that of a program says so. */
export function shownName(
  { name, program }: Pick<Person, 'name' | 'program'>,
  words: Pick<OnlineWords, 'programNamed'>,
): string {
  return program ? words.programNamed(name) : name;
}
