import type { Emblem } from '@quartet/protocol';
import { Portrait } from '../ui/emblem.tsx';
import type { Animal } from '../ui/faces.ts';

/** A server keeps faces under the names of older signs. */
const ANIMAL_OF: Readonly<Record<Emblem, Animal>> = {
  sun: 'fox',
  leaf: 'frog',
  wave: 'fish',
  peak: 'bear',
  moon: 'owl',
  ring: 'hedgehog',
  star: 'crab',
  kite: 'bird',
  bell: 'mouse',
  shell: 'snail',
  key: 'octopus',
  fern: 'rabbit',
};

export const EMBLEM_NAMES = Object.keys(ANIMAL_OF) as Emblem[];

export function animalOf(emblem: Emblem): Animal {
  // A later server may know more.
  return Object.hasOwn(ANIMAL_OF, emblem) ? ANIMAL_OF[emblem] : 'fox';
}

export function emblemOf(animal: Animal): Emblem {
  return EMBLEM_NAMES.find((emblem) => ANIMAL_OF[emblem] === animal)!;
}

/** A person's face; who it is, the name beside it says. */
export function Sign({ emblem, size = 36 }: { readonly emblem: Emblem; readonly size?: number }) {
  return <Portrait face={animalOf(emblem)} size={size} />;
}
