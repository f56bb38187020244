import { findAbout, loadGame, wordingOf } from '@quartet/catalog/list';
import type { About, Game, Language, Seat, Shapes, Wording } from '@quartet/core';
import type { ComponentType } from 'preact';
import { useLoaded } from '../app/use-loaded.ts';
import type { Player } from '../engine/model.ts';
import { loadTable, lookOf } from '../games/index.ts';
import type { Motion } from '../kit/motion/beat.ts';
import type { Speech } from '../kit/speech.ts';
import type { Story } from '../kit/story.ts';
import type { TableProps } from '../kit/table-props.ts';

/** Who sits at a table, wherever its match is kept. */
interface Seating {
  /** Of the match. */
  readonly id: string;
  readonly seats: number;
  readonly players: readonly Player[];
  /** Who alone looks at this screen; null: an onlooker, or people who pass it around. */
  readonly you: Seat | null;
}

/** What a game brings to its table. */
export interface GameParts {
  readonly about: About;
  readonly game: Game;
  readonly wording: Wording;
  readonly Table: ComponentType<TableProps>;
  /** Null where nothing is told of how its events are seen. */
  readonly motion: Motion<Shapes, unknown> | null;
  /** Null for a game that answers nothing of its own. */
  readonly speech: Speech | null;
  /** Null for a game whose own sentences are the story. */
  readonly story: Story | null;
}

/** All that a table needs before it can be shown. */
export interface Parts extends GameParts {
  readonly seating: Seating;
}

/** Null if there is no such game (any more). */
export async function loadGameParts(gameId: string, language: Language): Promise<GameParts | null> {
  const about = findAbout(gameId);
  if (!about) return null;
  const [game, written, { Table, motion = null }, voice] = await Promise.all([
    loadGame(gameId),
    wordingOf(gameId, language),
    loadTable(gameId),
    lookOf(gameId).speech?.(),
  ]);
  const wording = voice?.sayAtTable?.(written) ?? written;
  return { about, game, wording, Table, motion, speech: voice?.speech ?? null, story: voice?.story ?? null };
}

/** Null until they are here, and where there is no such game; `gameId` is null until it is known. */
export function useGameParts(gameId: string | null, language: Language): GameParts | null {
  return useLoaded(async () => gameId && loadGameParts(gameId, language), [gameId, language]) || null;
}
