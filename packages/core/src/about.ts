import type { Language } from './wording.ts';

/** What a list of games says of one of them, before its rules are loaded. */
export interface About {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** What people call it; the full title is in its wording. */
  readonly name: Readonly<Record<Language, string>>;
}
