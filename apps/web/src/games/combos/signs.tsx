import type { Combination } from '@quartet/combos';
import { classes } from '../../ui/classes.ts';
import card from './card.module.css';

const cx = classes(card);

interface Sign {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly ink: string;
  readonly paper: string;
  readonly isLarge?: boolean;
}

/** An octagon with a bar. */
export function StopSign({ x, y, size, ink, paper }: Sign) {
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M8.2 2.4h7.6l5.8 5.8v7.6l-5.8 5.8H8.2l-5.8-5.8V8.2Z" fill={ink} />
      <rect x="6.600" y="10.300" width="10.800" height="3.400" rx=".8" fill={paper} />
    </svg>
  );
}

/** A loop; the large one tells how many cards it brings. */
export function RedrawSign({ x, y, size, ink, isLarge }: Sign) {
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M5.2 8.2A8.3 8.3 0 1 1 3.9 14"
        fill="none"
        stroke={ink}
        stroke-width="2.500"
        stroke-linecap="round"
      />
      <path d="M3.4 3.2l.6 6.9 6.3-2.4Z" fill={ink} />
      {isLarge && (
        <text x="12.200" y="16.200" text-anchor="middle" font-size="10.500" font-weight="800" fill={ink}>
          3
        </text>
      )}
    </svg>
  );
}

const BLOCKS: Readonly<Record<Combination, readonly (readonly [number, number])[]>> = {
  solo: [[13, 9]],
  'two-straight': [
    [6.5, 14],
    [19.5, 8],
  ],
  pair: [
    [6.5, 9],
    [19.5, 9],
  ],
  'three-straight': [
    [0, 17],
    [13, 11],
    [26, 5],
  ],
  trips: [
    [0, 9],
    [13, 9],
    [26, 9],
  ],
};

/** Stepped blocks are a straight, level ones are equal. */
export function StepSign({ step }: { readonly step: Combination }) {
  return (
    <svg
      class={cx('step-sign')}
      viewBox="-1 0 38 32"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      aria-hidden="true"
    >
      {BLOCKS[step].map(([x, y]) => (
        <rect key={x} x={x} y={y} width="10.500" height="14.500" rx="2" />
      ))}
      {step === 'pair' && <path d="M12 29h12" stroke-linecap="round" />}
      {step === 'trips' && <path d="M5 29h26" stroke-linecap="round" />}
    </svg>
  );
}

/** Everybody knows this card. */
export function Eye() {
  return (
    <Mark d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6Z" />
  );
}

export function Lock() {
  return <Mark d="M7 11V8a5 5 0 0 1 10 0v3M5.5 11h13v9h-13ZM12 14.5v2.5" />;
}

function Mark({ d }: { readonly d: string }) {
  return (
    <svg
      class={cx('eye')}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  );
}
