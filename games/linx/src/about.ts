import { type About, texts } from '@quartet/core';

export const about = {
  id: 'linx',
  seats: { min: 2, max: 6 },
  usualSeats: 3,
  name: texts({ en: 'LINX' }),
  tile: texts({ en: 'Link two anchors in a long chain.', de: 'Verbinde zwei Anker mit einer langen Kette.' }),
  place: 2,
} as const satisfies About;
