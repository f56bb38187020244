import type { About } from '@quartet/core';

export const about = {
  id: 'combos',
  seats: { min: 2, max: 5 },
  name: { en: 'Checkered Combos', de: 'Krass Kariert' },
} as const satisfies About;
