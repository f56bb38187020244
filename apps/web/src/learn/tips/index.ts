import { tips as combos } from './combos.ts';
import { tips as keltis } from './keltis.ts';
import { tips as linko } from './linko.ts';
import { tips as linx } from './linx.ts';
import type { Tip } from './tip.ts';

export type { Tip } from './tip.ts';

/** By game; of several that fit, the first one is told first. */
export const TIPS: Readonly<Record<string, readonly Tip<never>[]>> = { linko, linx, combos, keltis };
