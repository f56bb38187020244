import { moments as combos } from './combos.ts';
import { moments as keltis } from './keltis.ts';
import { moments as linko } from './linko.ts';
import { moments as linx } from './linx.ts';
import type { Moment } from './moment.ts';

export type { Moment } from './moment.ts';

export const MOMENTS: Readonly<Record<string, Readonly<Record<string, Moment>>>> = {
  linko,
  linx,
  combos,
  keltis,
};
