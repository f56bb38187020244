import { features as combos } from '../combos/features.ts';
import { features as keltis } from '../keltis/features.ts';
import { features as linko } from '../linko/features.ts';
import { features as linx } from '../linx/features.ts';
import type { Features } from './features.ts';

/** The games that a net can be told of. */
const FEATURES: Readonly<Record<string, Features>> = { linko, linx, combos, keltis };

export function featuresOf(game: string): Features | undefined {
  return FEATURES[game];
}
