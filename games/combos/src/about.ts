import { type About, texts } from '@quartet/core';

export const about = {
  id: 'combos',
  seats: { min: 2, max: 5 },
  usualSeats: 4,
  name: texts({ en: 'Checkered Combos', de: 'Krass Kariert' }),
  tile: texts({ en: 'Empty a hand you may not sort.', de: 'Leere eine Hand, die du nicht ordnen darfst.' }),
  place: 3,
  // §6.2 All who have not lost have won.
  byRank: true,
} as const satisfies About;
