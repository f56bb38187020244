import type { About, OptionValue } from '@quartet/core';
import { note, noted } from '../app/small-notes.ts';
import type { Player } from '../engine/model.ts';
import { freshBot } from '../people/bots.ts';

/** How a game was set up last; the next one starts like it. */
export interface LastTable {
  readonly players: readonly Player[];
  readonly options: Readonly<Record<string, OptionValue>>;
}

export function lastTable(game: Pick<About, 'id' | 'usualSeats'>, name: string): LastTable {
  try {
    const kept = noted(`quartet-table-${game.id}`);
    const table: Partial<LastTable> | null = JSON.parse(kept ?? 'null');
    if (table?.players && table.options)
      return { players: withOwner(table.players, name), options: table.options };
  } catch {
    // What cannot be read is forgotten.
  }
  return { players: playersFor(game.usualSeats, name), options: {} };
}

/** The first person is whose device this is, whatever they were called then. */
function withOwner(players: readonly Player[], name: string): readonly Player[] {
  const owner = players.findIndex(({ kind }) => kind === 'person');
  return players.map((player, seat) => (seat === owner ? { ...player, name } : player));
}

export function keepTable(game: string, table: LastTable): void {
  note(`quartet-table-${game}`, JSON.stringify(table));
}

/** One person and bots. */
export function playersFor(seats: number, name: string, level = 'medium'): Player[] {
  const players: Player[] = [{ kind: 'person', name }];
  while (players.length < seats) players.push(freshBot(players, level));
  return players;
}
