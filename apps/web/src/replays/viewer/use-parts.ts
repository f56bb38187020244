import { loadGame, wordingOf } from '@quartet/catalog/list';
import type { Game, Language, Wording } from '@quartet/core';
import type { ComponentType } from 'preact';
import { useLoaded } from '../../app/use-loaded.ts';
import { loadTable } from '../../games/index.ts';
import type { TableProps } from '../../kit/table-props.ts';

/** What it takes to show a game. */
export interface Parts {
  readonly game: Game;
  readonly wording: Wording;
  readonly Table: ComponentType<TableProps>;
}

export function useParts(gameId: string | null, language: Language): Parts | null {
  return useLoaded(async () => gameId && loadParts(gameId, language), [gameId, language]) || null;
}

async function loadParts(gameId: string, language: Language): Promise<Parts> {
  const [game, wording, Table] = await Promise.all([
    loadGame(gameId),
    wordingOf(gameId, language),
    loadTable(gameId),
  ]);
  return { game, wording, Table };
}
