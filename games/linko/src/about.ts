import { type About, texts } from '@quartet/core';

export const about = {
  id: 'linko',
  seats: { min: 2, max: 5 },
  usualSeats: 4,
  name: texts({ en: 'Linko!' }),
  tile: texts({ en: 'Play sets, snatch smaller ones.', de: 'Spiele Sätze und luchse kleinere ab.' }),
  place: 1,
} as const satisfies About;
