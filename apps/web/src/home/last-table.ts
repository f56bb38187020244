import type { About, OptionValue } from '@quartet/core';
import { readJson, writeItem } from '../app/local-storage.ts';
import { isListOf, isObject } from '../app/shapes.ts';
import type { Player } from '../engine/model.ts';
import { isPlayer } from '../engine/stored-shapes.ts';
import { freshBot } from '../people/bots.ts';

/** How a game was set up last; the next one starts like it. */
export interface LastTable {
  readonly players: readonly Player[];
  readonly options: Readonly<Record<string, OptionValue>>;
}

export function lastTable(game: Pick<About, 'id' | 'usualSeats' | 'seats'>, name: string): LastTable {
  const stored = readJson(`quartet-table-${game.id}`, (value) => readTable(value, game.seats));
  if (!stored) return { players: playersFor(game.usualSeats, name), options: {} };
  return { ...stored, players: withOwner(stored.players, name) };
}

function readTable(value: unknown, seats: About['seats']): LastTable | null {
  if (!isObject(value) || !isListOf(value.players, isPlayer) || !isObject(value.options)) return null;
  const { players, options } = value;
  if (players.length < seats.min || players.length > seats.max) return null;
  // `fittingOptions` says which of them the game has and allows.
  return { players, options: options as LastTable['options'] };
}

/** The first person is whose device this is, whatever they were called then. */
function withOwner(players: readonly Player[], name: string): readonly Player[] {
  const owner = players.findIndex(({ kind }) => kind === 'person');
  return players.map((player, seat) => (seat === owner ? { ...player, name } : player));
}

export function keepTable(game: string, table: LastTable): void {
  writeItem(`quartet-table-${game}`, JSON.stringify(table));
}

/** One person and bots. */
export function playersFor(seats: number, name: string, level = 'medium'): Player[] {
  const players: Player[] = [{ kind: 'person', name }];
  while (players.length < seats) players.push(freshBot(players, level));
  return players;
}
