import type { Features } from './features.ts';

/** The games that a net can be told of. */
const FEATURES = {
  linko: () => import('../linko/features.ts'),
  linx: () => import('../linx/features.ts'),
  combos: () => import('../combos/features.ts'),
  keltis: () => import('../keltis/features.ts'),
} as Readonly<Record<string, () => Promise<{ readonly features: Features }>>>;

export async function featuresOf(game: string): Promise<Features | undefined> {
  return (await FEATURES[game]?.())?.features;
}
