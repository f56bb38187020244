import type { Knowledge } from '../knowledge.ts';
import type { Features } from './features.ts';
import type { Mastery } from './mastery.ts';

/** What a master of one game is made of. */
interface Taught {
  readonly weights: URL;
  features(): Promise<{ readonly features: Features }>;
}

/** The games that a net was taught; a game that is not here has no master. */
const TAUGHT: Readonly<Record<string, Taught>> = {
  linko: {
    weights: new URL('../../weights/linko.bin', import.meta.url),
    features: () => import('../linko/features.ts') as Promise<{ features: Features }>,
  },
  linx: {
    weights: new URL('../../weights/linx.bin', import.meta.url),
    features: () => import('../linx/features.ts') as Promise<{ features: Features }>,
  },
  combos: {
    weights: new URL('../../weights/combos.bin', import.meta.url),
    features: () => import('../combos/features.ts') as Promise<{ features: Features }>,
  },
  keltis: {
    weights: new URL('../../weights/keltis.bin', import.meta.url),
    features: () => import('../keltis/features.ts') as Promise<{ features: Features }>,
  },
};

const masteries = new Map<string, Mastery>();

/** Whether there is a master of this game. */
export function hasMaster(game: string): boolean {
  return Object.hasOwn(TAUGHT, game);
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
  const taught = TAUGHT[id];
  if (!taught || masteries.has(id)) return;
  const [{ Mastery }, { Net }, { features }, file] = await Promise.all([
    import('./mastery.ts'),
    import('./net.ts'),
    taught.features(),
    read(taught.weights),
  ]);
  masteries.set(id, new Mastery(knowledge, features, new Net(file)));
}

/** The master's knowledge of a game; undefined until it was loaded. */
export function masteryOf(game: string): Mastery | undefined {
  return masteries.get(game);
}
