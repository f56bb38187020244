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

/** The game's own table, or the plain one. */
export async function loadTable(game: string): Promise<TableLook> {
  const { table } = lookOf(game);
  return table ? table() : { Table: (await import('../kit/plain/plain-table.tsx')).PlainTable };
}
