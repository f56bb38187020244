import type { ComponentChildren } from 'preact';
import { classes } from '../ui/classes.ts';
import fan from './fan.module.css';

const cx = classes(fan);

/** A few cards side by side, as a picture; `looks` turns and shifts them. */
export function Fan(props: {
  readonly cards: readonly ComponentChildren[];
  readonly looks?: string;
  readonly isLoose?: boolean;
}) {
  return (
    <div class={`${cx(props.isLoose ? 'fan' : 'fan overlapping')} ${props.looks ?? ''}`} aria-hidden="true">
      {props.cards.map((card, i) => (
        <span key={i}>{card}</span>
      ))}
    </div>
  );
}
