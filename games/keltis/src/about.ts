import type { About } from '@quartet/core';

export const about = {
  id: 'keltis',
  seats: { min: 2, max: 4 },
  name: { en: 'Keltis', de: 'Keltis' },
} as const satisfies About;
