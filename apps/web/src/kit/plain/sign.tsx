import { classes } from '../../ui/classes.ts';
import card from './card.module.css';

const cx = classes(card);

/** One drawing per suit, in the order of the deck; after the last they begin again, with another letter beside them. */
const SIGNS = [
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z',
  'M12 3 22 20H2Z',
  'M4 4h16v16H4Z',
  'M12 2l8 10-8 10-8-10Z',
  'M12 2l2.900 6.600 7.100.7-5.400 4.700 1.600 7L12 17.300 5.800 21l1.600-7L2 9.300l7.100-.7Z',
  'M9 3h6v6h6v6h-6v6H9v-6H3V9h6Z',
  'M7 3h10l5 9-5 9H7l-5-9Z',
  'M12 2c4 6 7 9 7 13a7 7 0 0 1-14 0c0-4 3-7 7-13Z',
];

export function Sign({ index, ...place }: { index: number; x?: number; y?: number; size: number }) {
  return (
    <svg
      x={place.x}
      y={place.y}
      width={place.size}
      height={place.size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path class={cx('plain-sign')} d={SIGNS[index % SIGNS.length]!} />
    </svg>
  );
}
