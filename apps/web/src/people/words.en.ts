import type { Animal } from '../ui/faces.ts';

/** Who one is, and what one looks like. */
export const words = {
  yourFace: 'Your face',
  animals: {
    fox: 'Fox',
    owl: 'Owl',
    rabbit: 'Rabbit',
    frog: 'Frog',
    hedgehog: 'Hedgehog',
    bear: 'Bear',
    fish: 'Fish',
    bird: 'Bird',
    snail: 'Snail',
    octopus: 'Octopus',
    mouse: 'Mouse',
    crab: 'Crab',
  } satisfies Record<Animal, string>,
};

export type PeopleWords = typeof words;
