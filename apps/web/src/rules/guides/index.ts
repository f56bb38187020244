import { guides as combos } from './combos.ts';
import type { Guide } from './guide.ts';
import { guides as keltis } from './keltis.ts';
import { guides as linko } from './linko.ts';
import { guides as linx } from './linx.ts';

export type { Guide } from './guide.ts';

export const GUIDES: Readonly<Record<string, Readonly<Record<string, Guide>>>> = {
  linko,
  linx,
  combos,
  keltis,
};
