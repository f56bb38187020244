import { findGame } from '@quartet/catalog';
import { type Shapes, secretSeed, type Table } from '@quartet/core';
import { saveMatch } from '../store/matches.ts';
import type { Player } from '../worker/protocol.ts';

/** Starts a match on this device, its deal from a fresh secret; returns its name. */
export async function startMatch(
  gameId: string,
  table: Table<Shapes['Options']>,
  players: readonly Player[],
): Promise<string> {
  const id = crypto.randomUUID();
  const now = Date.now();
  await saveMatch({
    id,
    game: gameId,
    rules: findGame(gameId)!.version,
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
