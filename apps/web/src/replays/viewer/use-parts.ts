import { loadGame, wordingOf } from '@quartet/catalog/list';
import type { Game, Language, Wording } from '@quartet/core';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { loadTable } from '../../games/index.ts';
import type { TableProps } from '../../kit/table-props.ts';

/** What it takes to show a game. */
export interface Parts {
  readonly game: Game;
  readonly wording: Wording;
  readonly Table: ComponentType<TableProps>;
}

export function useParts(gameId: string | null, language: Language): Parts | null {
  const [parts, setParts] = useState<Parts | null>(null);
  useEffect(() => {
    if (gameId === null) return;
    let isWanted = true;
    void Promise.all([loadGame(gameId), wordingOf(gameId, language), loadTable(gameId)]).then(
      ([game, wording, Table]) => isWanted && setParts({ game, wording, Table }),
    );
    return () => {
      isWanted = false;
    };
  }, [gameId, language]);
  return parts;
}
