import { loadGame } from '@quartet/catalog/list';
import { type Shapes, secretSeed, type Table } from '@quartet/core';
import { freshId } from '@quartet/protocol/fresh-id';
import { addMatch } from '../engine/matches.ts';
import type { Player } from '../engine/model.ts';
import { fittingOptions } from './fitting-options.ts';
import type { LastTable } from './last-table.ts';

/** Starts a match on this device, its deal from a fresh secret; returns its name. */
export async function startMatch(
  gameId: string,
  table: Table<Shapes['Options']>,
  players: readonly Player[],
): Promise<string> {
  const { version } = await loadGame(gameId);
  const id = freshId();
  const now = Date.now();
  await addMatch({
    id,
    game: gameId,
    rules: version,
    ...table,
    seed: secretSeed(crypto.getRandomValues(new Uint8Array(32))),
    players,
    moves: [],
    started: now,
    updated: now,
    casual: false,
  });
  return id;
}

/** Starts like last time. */
export async function startLike(gameId: string, { players, options }: LastTable): Promise<string> {
  const game = await loadGame(gameId);
  const seats = players.length;
  const table = { seats, first: anySeat(seats), options: fittingOptions(game, seats, options) };
  return startMatch(gameId, table, players);
}

export function anySeat(seats: number): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]! % seats;
}
