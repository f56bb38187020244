import type { Ends } from '../ends/ended.ts';
import { combos } from './combos/index.ts';
import { keltis } from './keltis/index.ts';
import { linko } from './linko/index.ts';
import { linx } from './linx/index.ts';
import type { Look, TableLook } from './look.ts';

/** A line for each game that has a folder here; the catalog says which games there are. */
const LOOKS: Readonly<Record<string, Look>> = {
  linko,
  linx,
  combos,
  keltis,
};
const NOTHING: Look = {};

/** What the app has of this game: nothing, if it has no folder here. */
export function lookOf(game: string): Look {
  return (Object.hasOwn(LOOKS, game) && LOOKS[game]) || NOTHING;
}

/** How the game tells its ends; null if it leaves that to its score sheet, or it cannot be had. */
export async function loadEnds(game: string): Promise<Ends | null> {
  const voice = await lookOf(game).speech?.();
  const told = await voice?.ends?.().catch(() => null);
  return told?.ends ?? null;
}

/** The game's own table, or the plain one. */
export async function loadTable(game: string): Promise<TableLook> {
  const { table } = lookOf(game);
  return table ? table() : { Table: (await import('../kit/plain/plain-table.tsx')).PlainTable };
}
