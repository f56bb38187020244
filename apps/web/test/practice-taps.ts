import { readFileSync } from 'node:fs';
import { findGame } from '@quartet/catalog';
import type { Shapes } from '@quartet/core';
import { type Book, bookFile } from '@quartet/puzzles';
import type { Page } from 'playwright-core';
import { combosTaps } from '../src/games/combos/lesson-taps.ts';
import { keltisTaps } from '../src/games/keltis/lesson-taps.ts';
import { linkoTaps } from '../src/games/linko/lesson-taps.ts';
import { linxTaps } from '../src/games/linx/lesson-taps.ts';
import { type Exercise, exercisesOf } from '../src/practice/exercise.ts';
import { nextOf } from '../src/practice/practised.ts';
import type { GameId } from './visitor.ts';

export function puzzlesOf(game: GameId): readonly Exercise[] {
  return exercisesOf(JSON.parse(readFileSync(bookFile(game)!, 'utf8')) as Book);
}

/** What somebody new gets first. */
export function firstOf(game: GameId): Exercise {
  return nextOf(puzzlesOf(game), new Map(), null)!;
}

type Position = Pick<Exercise, 'game' | 'view'>;
type Taps = (moves: readonly Shapes['Move'][], view: Shapes['View']) => readonly string[];

const TAPS = {
  linko: linkoTaps,
  linx: linxTaps,
  combos: combosTaps,
  keltis: keltisTaps,
} as unknown as Readonly<Record<string, Taps>>;

/** What to touch, one after the other, for this answer. */
export function spotsFor({ game: id, view }: Position, text: string): readonly string[] {
  const game = findGame(id)!;
  const move = game.parse(text)!;
  // In Keltis a card is drawn in the same breath.
  const drawn = id === 'keltis' && view.phase === 'act' ? [game.parse('draw pile')!] : [];
  return TAPS[id]!([move, ...drawn], view);
}

/** Where that is in the page. */
export function placeOf(spot: string): string {
  return `[data-spot="${spot}"]:not([data-state="closed"])`;
}

export async function answer(page: Page, position: Position, text: string): Promise<void> {
  for (const spot of spotsFor(position, text)) {
    await page
      .locator(placeOf(spot))
      .first()
      .click({ position: { x: 8, y: 12 } });
  }
}
