/** A wishing stone; hollow where it was taken away. */
import { cx } from './styles.ts';
export function Stone({ stone, isGone = false }: { readonly stone: number; readonly isGone?: boolean }) {
  return (
    <svg class={cx(isGone ? 'stone gone' : 'stone')} viewBox="0 0 44 44" aria-hidden="true">
      <path class={cx('pebble')} d="M9 12C13 4 27 2 34 8s8 19 2 26-19 8-26 3S4 21 9 12Z" />
      {!isGone && <path class={cx('shine')} d="M12 14c4-6 13-8 19-4" />}
      <text x="22" y="28.5">
        {stone}
      </text>
    </svg>
  );
}

/** Which way a row goes. */
export function Arrow({ course }: { readonly course: 'up' | 'down' }) {
  return (
    <svg class={cx('arrow')} viewBox="0 0 14 14" aria-hidden="true">
      <path
        d={course === 'up' ? 'M7 1.500 12.500 11.500H1.500Z' : 'M7 12.500 1.500 2.500H12.500Z'}
        fill="currentColor"
      />
    </svg>
  );
}

/** An ended row takes nothing but its second End. */
export function Lock() {
  return (
    <svg class={cx('lock')} viewBox="0 0 14 14" aria-hidden="true">
      <path d="M2.500 6.500h9v6h-9Z" fill="currentColor" />
      <path
        d="M4.500 6.500V4.300a2.500 2.500 0 0 1 5 0v2.200"
        fill="none"
        stroke="currentColor"
        stroke-width="1.5"
      />
    </svg>
  );
}
