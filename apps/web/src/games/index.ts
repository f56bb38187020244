import type { ComponentType } from 'preact';
import type { Speech } from '../kit/speech.ts';
import type { TableProps } from '../kit/table-props.ts';

type Load = () => Promise<{ readonly Table: ComponentType<never> }>;

/** How each game looks and is touched; loaded when its table is opened. */
const TABLES: Readonly<Record<string, Load>> = {
  linko: () => import('./linko/table.tsx'),
  linx: () => import('./linx/table.tsx'),
  combos: () => import('./combos/table.tsx'),
  keltis: () => import('./keltis/table.tsx'),
};

/** For a game that has no table of its own. */
const plain: Load = () =>
  import('../kit/plain/plain-table.tsx').then((module) => ({ Table: module.PlainTable }));

export async function loadTable(game: string): Promise<ComponentType<TableProps>> {
  const { Table } = await (TABLES[game] ?? plain)();
  // Each table takes the shapes of its own game, which is the game it is opened for.
  return Table as unknown as ComponentType<TableProps>;
}

const SPEECHES: Readonly<Record<string, () => Promise<{ readonly speech: unknown }>>> = {
  linko: () => import('./linko/speech.ts'),
  linx: () => import('./linx/speech.ts'),
  combos: () => import('./combos/speech.ts'),
  keltis: () => import('./keltis/speech.ts'),
};

/** What the table of a game lets hear and answers; null for a game that has no table of its own. */
export async function loadSpeech(game: string): Promise<Speech | null> {
  const loaded = await SPEECHES[game]?.();
  // Like its table, a game's speech is given the shapes of its own game.
  return (loaded?.speech ?? null) as Speech | null;
}
