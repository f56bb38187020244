import type { Emblem } from '@quartet/protocol';
import { LineDrawing } from '../ui/icon.tsx';
import { cx } from './styles.ts';

const PATHS: Readonly<Record<Emblem, string>> = {
  sun: 'M12 7.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9ZM12 2v2.500M12 19.500V22M2 12h2.500M19.500 12H22M5 5l1.800 1.800M17.200 17.200 19 19M19 5l-1.800 1.800M6.800 17.200 5 19',
  leaf: 'M5 19C4 10 9 4 20 4c0 11-6 16-15 15ZM5 19l8-8',
  wave: 'M2 9c3-4 5-4 7.500 0s4.500 4 7.500 0 4-3 5-2M2 17c3-4 5-4 7.500 0s4.500 4 7.500 0 4-3 5-2',
  peak: 'M2 20 9 6l4 7 2-3 7 10ZM7 10l2 2 2-2',
  moon: 'M19 15A8.500 8.500 0 1 1 10 4a7 7 0 0 0 9 11Z',
  ring: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  star: 'M12 3l2.700 6 6.300.600-4.800 4.300 1.500 6.400L12 17l-5.700 3.300 1.500-6.400L3 9.600 9.300 9Z',
  kite: 'M12 2l6 8-6 8-6-8ZM6 10h12M12 2v16M12 18c-2 1 2 3 0 4',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6l1.500 1.500h-15ZM10.500 21h3M12 5V3',
  shell: 'M12 20C5 20 2 14 4 9c2-4 5-5 8-5s6 1 8 5c2 5-1 11-8 11ZM12 20V4M12 20 6.500 6M12 20l5.500-14',
  key: 'M8 11a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM11 12l9-9M16 7l3 3M13.500 9.500l2 2',
  fern: 'M12 22V3M12 8c-3 0-5-1-6-3M12 8c3 0 5-1 6-3M12 13c-4 0-6-1-7-3.500M12 13c4 0 6-1 7-3.500M12 18c-4 0-6-1-7-3.500M12 18c4 0 6-1 7-3.500',
};

export const EMBLEM_NAMES = Object.keys(PATHS) as Emblem[];

/** A person's sign; who it is, the name beside it says. */
export function Sign({ emblem, size = 36 }: { readonly emblem: Emblem; readonly size?: number }) {
  return (
    <span class={cx('sign')} aria-hidden="true">
      <LineDrawing path={PATHS[emblem]} size={size} viewBox="-4 -4 32 32" />
    </span>
  );
}
