import type { PeopleWords } from './words.en.ts';

export const words: PeopleWords = {
  yourFace: 'Dein Gesicht',
  animals: {
    fox: 'Fuchs',
    owl: 'Eule',
    rabbit: 'Hase',
    frog: 'Frosch',
    hedgehog: 'Igel',
    bear: 'Bär',
    fish: 'Fisch',
    bird: 'Vogel',
    snail: 'Schnecke',
    octopus: 'Krake',
    mouse: 'Maus',
    crab: 'Krebs',
  },
};
