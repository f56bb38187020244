import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import type { SavedMatch } from '../src/engine/model.ts';
import { playedMatch, type Seating, stoppedAt } from './positions.ts';
import { stage } from './staging.ts';
import { storeMatches } from './stored-matches.ts';
import type { GameId } from './visitor.ts';
import { shown } from './worker-feed.ts';

/** A table as pictures and references show it: a match that was played once and is kept. Bots may learn since. */
interface Scene {
  readonly phase: string;
  readonly saved: SavedMatch;
}

/** Which match, how far into it, and a key for what is laid out where the usual is not telling. */
const SCENES: Readonly<Record<GameId, Seating & { readonly far: number; readonly key?: string }>> = {
  linko: { seats: 4, seed: 'orchard', far: 0.5 },
  linx: { seats: 4, seed: 'evening', far: 0.5 },
  combos: { seats: 4, seed: 'evening', far: 0.4, key: '3' },
  keltis: { seats: 3, seed: 'evening', far: 0.6 },
};
const STAGED = ['play', 'act'];

/** Who looks at scenes. */
export const SCENE_SETTINGS = { speed: 'instant', language: 'en', name: 'Mia', tips: false } as const;

/** Opens the table of this game in a page of the app, with something laid out for the first seat. */
export async function openScene(page: Page, url: string, game: GameId): Promise<void> {
  const { saved, phase } = readScene(game);
  await storeMatches(page, [{ ...saved, updated: Date.now() }]);
  await page.goto(`${url}#/`);
  await page.locator('main.home-home').waitFor();
  await page.goto(`${url}#/table/${saved.id}`);
  await page.locator('.table-pill.table-mine').waitFor();
  const { key } = SCENES[game];
  if (key) await page.keyboard.press(key);
  else await stage(page, game, { phase });
  // As after a touch: no ring of the keyboard.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await shown(page);
}

/** Plays the match of this scene unless it is kept: after a change of rules its file is removed. */
export async function keepScene(game: GameId): Promise<void> {
  if (existsSync(fileOf(game))) return;
  const { far, key: _, ...seating } = SCENES[game];
  const played = await playedMatch(game, seating);
  const mine = played.positions.filter(({ phase }) => STAGED.includes(phase));
  const position = mine[Math.floor(mine.length * far)]!;
  const scene: Scene = { phase: position.phase, saved: stoppedAt(played, position) };
  const { moves, ...rest } = scene.saved;
  // The moves on one line: nobody reads them one by one.
  const text = JSON.stringify({ ...scene, saved: { ...rest, moves: moves.join(' | ') } }, null, 2);
  writeFileSync(fileOf(game), `${text}\n`);
}

function readScene(game: GameId): Scene {
  const { phase, saved } = JSON.parse(readFileSync(fileOf(game), 'utf8'));
  return { phase, saved: { ...saved, moves: saved.moves.split(' | ') } };
}

function fileOf(game: GameId): string {
  return fileURLToPath(new URL(`scenes/${game}.json`, import.meta.url));
}
