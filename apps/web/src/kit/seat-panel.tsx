import type { Seat } from '@quartet/core';
import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { classes } from '../ui/classes.ts';
import { Emblem } from '../ui/emblem.tsx';
import seatPanel from './seat-panel.module.css';

const cx = classes(seatPanel);

/** What a table of a server adds to a seat: beside the name (a bot), and in a corner (its clock, how long somebody is away). */
export interface SeatSign {
  readonly mark: ComponentChildren;
  readonly time: ComponentChildren;
}

/** By seat; missing: nothing. */
export const SeatSigns = createContext<readonly SeatSign[]>([]);

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
  const sign = useContext(SeatSigns)[props.seat];
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
            {sign?.mark && <em class={cx('seat-mark')}> {sign.mark}</em>}
          </strong>
          <span class="muted">{props.facts}</span>
        </div>
        {props.points !== undefined && <div class={cx('seat-points')}>{props.points}</div>}
        {props.aside}
      </div>
      {sign?.time && <div class={cx('seat-time')}>{sign.time}</div>}
      {props.children}
    </article>
  );
}
