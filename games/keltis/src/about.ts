import { type About, texts } from '@quartet/core';

export const about = {
  id: 'keltis',
  seats: { min: 2, max: 4 },
  usualSeats: 2,
  name: texts({ en: 'Keltis' }),
  tile: texts({ en: 'Long rows score, short ones cost.', de: 'Lange Reihen zählen, kurze kosten.' }),
  place: 4,
} as const satisfies About;
