import type { Colour } from '@quartet/keltis';
import { layings, placeOf } from './choices.ts';
import type { Scene } from './scene.ts';

/** Places at which the chosen card may be laid. */
export function targetsOf({ plan }: Scene): ReadonlySet<Colour | '*'> {
  return new Set(plan.isOpen && plan.picked ? layings(plan.desk, plan.picked.card).map(placeOf) : []);
}
