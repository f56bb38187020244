import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Game, Shapes, WrittenTable } from './game.ts';
import { type Seed, secretOf } from './seed.ts';

/**
 * What a live match publishes before its deal: SHA-256 over one line of text, the table and the
 * secret. Shown before, opened after, it proves that neither was changed in between. The options are those
 * written down: one that the game gained later is no part of what was promised.
 * Null for a seed that is no secret.
 */
export function commit<S extends Shapes>(game: Game<S>, table: WrittenTable<S>, seed: Seed): string | null {
  if (!secretOf(seed)) return null;
  return `sha256:${bytesToHex(sha256(utf8ToBytes(`${tableText(game, table)} ${seed}\n`)))}`;
}

/** The table as one text: keys in this order, options by name. */
function tableText<S extends Shapes>(game: Game<S>, table: WrittenTable<S>): string {
  const options = Object.fromEntries(Object.entries(table.options).sort(([a], [b]) => (a < b ? -1 : 1)));
  return JSON.stringify({
    game: game.id,
    rules: game.version,
    seats: table.seats,
    first: table.first,
    options,
  });
}
