import { findAbout, loadGame, wordingOf } from '@quartet/catalog/list';
import type { About, Game, Wording } from '@quartet/core';
import type { ComponentType } from 'preact';
import type { Settings } from '../settings.ts';
import { loadMatch } from '../store/matches.ts';
import { loadSpeech, loadTable } from '../tables/index.ts';
import type { Speech } from '../tables/speech.ts';
import type { TableProps } from '../tables/table-props.ts';
import type { SavedMatch } from '../worker/protocol.ts';

/** All that a table needs before it can be shown. */
export interface Parts {
  readonly saved: SavedMatch;
  readonly about: About;
  readonly game: Game;
  readonly wording: Wording;
  readonly Table: ComponentType<TableProps>;
  readonly speech: Speech | null;
}

/** Null if there is no such match, or no such game any more. */
export async function loadParts(id: string, { language }: Settings): Promise<Parts | null> {
  const saved = await loadMatch(id);
  const about = saved && findAbout(saved.game);
  if (!saved || !about) return null;
  const [game, wording, Table, speech] = await Promise.all([
    loadGame(saved.game),
    wordingOf(saved.game, language),
    loadTable(saved.game),
    loadSpeech(saved.game),
  ]);
  return { saved, about, game, wording, Table, speech };
}
