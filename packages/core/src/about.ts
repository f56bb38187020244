import type { Texts } from './language.ts';

/** What a list of games says of one of them, before its rules are loaded. */
export interface About {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** How many usually sit down. */
  readonly usualSeats: number;
  /** What people call it; the full title is in its wording. */
  readonly name: Texts;
  /** What it is about, in one short sentence. */
  readonly tile: Texts;
  /** Where it stands in lists, the lowest first; games without a place follow, by their ids. */
  readonly place?: number;
  /** Points only tell who won: those who did are all equal, whatever they have left. Absent: more points are better. */
  readonly byRank?: true;
}
