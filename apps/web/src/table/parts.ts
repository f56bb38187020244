import { findAbout, loadGame, wordingOf } from '@quartet/catalog/list';
import type { About, Game, Language, Wording } from '@quartet/core';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Player } from '../engine/model.ts';
import { loadSpeech, loadTable } from '../games/index.ts';
import type { Speech } from '../kit/speech.ts';
import type { TableProps } from '../kit/table-props.ts';

/** Who sits at a table, wherever its match is kept. */
export interface Seating {
  /** Of the match. */
  readonly id: string;
  readonly seats: number;
  readonly players: readonly Player[];
}

/** What a game brings to its table. */
export interface GameParts {
  readonly about: About;
  readonly game: Game;
  readonly wording: Wording;
  readonly Table: ComponentType<TableProps>;
  readonly speech: Speech | null;
}

/** All that a table needs before it can be shown. */
export interface Parts extends GameParts {
  readonly seating: Seating;
}

/** Null if there is no such game (any more). */
export async function loadGameParts(gameId: string, language: Language): Promise<GameParts | null> {
  const about = findAbout(gameId);
  if (!about) return null;
  const [game, wording, Table, speech] = await Promise.all([
    loadGame(gameId),
    wordingOf(gameId, language),
    loadTable(gameId),
    loadSpeech(gameId),
  ]);
  return { about, game, wording, Table, speech };
}

/** Null until they are here; `gameId` is null until it is known. */
export function useGameParts(gameId: string | null, language: Language): GameParts | null {
  const [parts, setParts] = useState<GameParts | null>(null);
  useEffect(() => {
    if (gameId === null) return;
    let isWanted = true;
    void loadGameParts(gameId, language).then((loaded) => isWanted && setParts(loaded));
    return () => {
      isWanted = false;
    };
  }, [gameId, language]);
  return parts;
}
