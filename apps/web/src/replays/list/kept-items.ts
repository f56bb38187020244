import type { Result, Seat } from '@quartet/core';
import { allMatches } from '../../engine/matches.ts';
import { type KeptRecord, onlyPerson, type SavedMatch } from '../../engine/model.ts';
import { allRecords } from '../../engine/stored-games.ts';

/** A game of this device, as a list shows it. */
export type KeptItem = {
  readonly id: string;
  readonly game: string;
  readonly seats: number;
  /** By seat; null if nobody is named. */
  readonly names: readonly string[] | null;
  /** Whose device this is; null: people passed it around, or it was played elsewhere. */
  readonly you: Seat | null;
  readonly date: number;
  readonly result: Result | null;
  readonly isCasual: boolean;
} & (
  | { readonly kind: 'match'; readonly stored: SavedMatch }
  | { readonly kind: 'record'; readonly stored: KeptRecord }
);

/** The latest first. */
export async function allKept(): Promise<KeptItem[]> {
  const matches = (await allMatches()).map((stored): KeptItem => {
    const { id, game, seats, players, updated: date, result = null, casual: isCasual } = stored;
    const names = players.map(({ name }) => name);
    const you = onlyPerson(players);
    return { kind: 'match', id, game, seats, names, you, date, result, isCasual, stored };
  });
  const records = (await allRecords()).map((stored): KeptItem => {
    const { id, names, added: date, record } = stored;
    const { game, seats, result = null } = record;
    return { kind: 'record', id, game, seats, names, you: null, date, result, isCasual: false, stored };
  });
  return [...matches, ...records].sort((a, b) => b.date - a.date);
}
