import type { About } from '@quartet/core';

export const about = {
  id: 'linko',
  seats: { min: 2, max: 5 },
  name: { en: 'Linko!', de: 'Linko!' },
} as const satisfies About;
