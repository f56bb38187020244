import { type About, texts } from '@quartet/core';

export const about = {
  id: 'stairs',
  seats: { min: 2, max: 4 },
  usualSeats: 3,
  name: texts({ en: 'Stairs' }),
  tile: texts({
    en: 'Climb in colour, begin again with a 1.',
    de: 'Steige in einer Farbe, mit einer 1 von vorne.',
  }),
} as const satisfies About;
