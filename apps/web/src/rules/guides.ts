import { guides as combos } from '../games/combos/guide.ts';
import { guides as keltis } from '../games/keltis/guide.ts';
import { guides as linko } from '../games/linko/guide.ts';
import { guides as linx } from '../games/linx/guide.ts';
import type { Guide } from './guide.ts';

export type { Guide } from './guide.ts';

export const GUIDES: Readonly<Record<string, Readonly<Record<string, Guide>>>> = {
  linko,
  linx,
  combos,
  keltis,
};
