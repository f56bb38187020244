import type { Grade } from '@quartet/puzzles';
import { classes } from '../ui/classes.ts';
import practice from './practice.module.css';

const cx = classes(practice);
const STAR =
  'M12 3.200l2.700 5.600 6.100.8-4.500 4.200 1.100 6-5.400-2.900-5.400 2.900 1.100-6L3.200 9.600l6.100-.8Z';

/** How hard it is: full stars, and the number beside them. */
export function Stars({ grade, label }: { readonly grade: Grade; readonly label: string }) {
  return (
    <span class={cx('stars')} role="img" aria-label={label}>
      {Array.from({ length: 5 }, (_, at) => (
        <svg key={at} width="14" height="14" viewBox="0 0 24 24" aria-hidden="true">
          <path d={STAR} class={cx(at < grade ? 'star full' : 'star')} />
        </svg>
      ))}
      <span aria-hidden="true">{grade}</span>
    </span>
  );
}
