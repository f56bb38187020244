import { tips as combos } from '../../games/combos/tips.ts';
import { tips as keltis } from '../../games/keltis/tips.ts';
import { tips as linko } from '../../games/linko/tips.ts';
import { tips as linx } from '../../games/linx/tips.ts';
import type { Tip } from './tip.ts';

export type { Tip } from './tip.ts';

/** By game; of several that fit, the first one is told first. */
export const TIPS: Readonly<Record<string, readonly Tip<never>[]>> = { linko, linx, combos, keltis };
