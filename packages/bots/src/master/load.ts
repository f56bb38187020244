import { assert } from '@quartet/core';
import type { Knowledge } from '../knowledge.ts';
import { featuresOf } from './all-features.ts';
import type { Mastery } from './mastery.ts';

/** What nets were taught, by game; a game that is not here has no master. */
const WEIGHTS: Readonly<Record<string, URL>> = {
  linko: new URL('../../weights/linko.bin', import.meta.url),
  linx: new URL('../../weights/linx.bin', import.meta.url),
  combos: new URL('../../weights/combos.bin', import.meta.url),
  keltis: new URL('../../weights/keltis.bin', import.meta.url),
};

const masteries = new Map<string, Mastery>();

/** Whether there is a master of this game. */
export function hasMaster(game: string): boolean {
  return Object.hasOwn(WEIGHTS, game);
}

/**
 * To be awaited before a master is made: weights are loaded when they are asked for, once. `read` gets the bytes of a
 * file: from the disk in Node, fetched in a browser. Of a game without a master nothing is loaded.
 */
export async function loadMaster(
  knowledge: Knowledge,
  read: (file: URL) => Promise<Uint8Array>,
): Promise<void> {
  const { id } = knowledge.game;
  const weights = WEIGHTS[id];
  if (!weights || masteries.has(id)) return;
  const [{ Mastery }, { Net }, features, file] = await Promise.all([
    import('./mastery.ts'),
    import('./net.ts'),
    featuresOf(id),
    read(weights),
  ]);
  assert(features !== undefined, `${id}: weights of a net that can be told nothing`);
  masteries.set(id, new Mastery(knowledge, features, new Net(file)));
}

/** The master who gives hints and reviews, being stronger than hard in the same time; null where there is none, or where it cannot be loaded. */
export async function loadAdviser(
  knowledge: Knowledge,
  read: (file: URL) => Promise<Uint8Array>,
): Promise<Mastery | null> {
  const { id } = knowledge.game;
  try {
    await loadMaster(knowledge, read);
  } catch {
    // Without a line to the server, and never asked before: lines alone advise well enough.
  }
  return masteries.get(id) ?? null;
}

/** The master's knowledge of a game; undefined until it was loaded. */
export function masteryOf(game: string): Mastery | undefined {
  return masteries.get(game);
}
