import { OPPONENTS } from '@quartet/bots';
import type { Game, OptionValue } from '@quartet/core';
import type { Player } from '../worker/protocol.ts';

/** How a game was set up last; the next one starts like it. */
export interface LastTable {
  readonly players: readonly Player[];
  readonly options: Readonly<Record<string, OptionValue>>;
}

/** How many usually sit at each table. */
const USUAL: Readonly<Record<string, number>> = { linko: 4, linx: 3, combos: 4, keltis: 2 };

export function lastTable(game: Game, name: string): LastTable {
  try {
    const kept = localStorage.getItem(`quartet-table-${game.id}`);
    if (kept !== null) return JSON.parse(kept);
  } catch {
    // What cannot be read is forgotten.
  }
  const seats = USUAL[game.id] ?? game.seats.min;
  return { players: playersFor(seats, name), options: {} };
}

export function keepTable(game: Game, table: LastTable): void {
  localStorage.setItem(`quartet-table-${game.id}`, JSON.stringify(table));
}

/** One person and medium bots. */
export function playersFor(seats: number, name: string): Player[] {
  const bots = OPPONENTS.filter(({ level }) => level === 'medium');
  return [
    { kind: 'person', name },
    ...Array.from({ length: seats - 1 }, (_, i): Player => {
      const { name: botName, level, temper } = bots[i % bots.length]!;
      return { kind: 'bot', name: i < bots.length ? botName : `${botName} ${i}`, level, temper };
    }),
  ];
}
