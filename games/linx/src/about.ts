import type { About } from '@quartet/core';

export const about = {
  id: 'linx',
  seats: { min: 2, max: 6 },
  name: { en: 'LINX', de: 'LINX' },
} as const satisfies About;
