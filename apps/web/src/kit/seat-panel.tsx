import type { Seat } from '@quartet/core';
import type { ComponentChildren } from 'preact';
import { classes } from '../ui/classes.ts';
import { Emblem } from '../ui/emblem.tsx';
import { SeatMark } from './seat-mark.tsx';
import seatPanel from './seat-panel.module.css';

const cx = classes(seatPanel);

/** An opponent (or oneself) at the edge of the table: emblem, name, a line of facts, points, and what the game adds. */
export function SeatPanel(props: {
  readonly seat: Seat;
  readonly name: string;
  readonly facts: ComponentChildren;
  readonly points?: ComponentChildren;
  /** In place of points. */
  readonly aside?: ComponentChildren;
  /** Whether it is this seat's decision now. */
  readonly isActor: boolean;
  readonly class?: string;
  readonly children?: ComponentChildren;
}) {
  return (
    <article
      class={cx(`panel seat ${props.isActor ? 'actor' : ''} ${props.class ?? ''}`)}
      aria-label={props.name}
    >
      <div class={cx('seat-head')}>
        <Emblem name={props.name} seat={props.seat} />
        <div class={cx('seat-who')}>
          <strong>
            {props.name}
            <SeatMark seat={props.seat} />
          </strong>
          <span class="muted">{props.facts}</span>
        </div>
        {props.points !== undefined && <div class={cx('seat-points')}>{props.points}</div>}
        {props.aside}
      </div>
      {props.children}
    </article>
  );
}
