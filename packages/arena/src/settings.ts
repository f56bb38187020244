import type { OptionValue, Seat } from '@quartet/core';

/** All that decides an arena run; plain JSON, so that any thread or machine can play a part of it. */
export interface Settings {
  readonly game: string;
  /** The version of the game's rules; whoever has another one may not play. */
  readonly rules: number;
  readonly seats: number;
  readonly first: Seat;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** The bot on each chair, by its one name; chairs go round the seats from rotation to rotation. */
  readonly bots: readonly string[];
  readonly deals: number;
  readonly seed: string;
}
