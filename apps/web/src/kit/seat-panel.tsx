import type { Seat } from '@quartet/core';
import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { Emblem } from '../ui/emblem.tsx';
import { SeatMarks } from './seat-marks.ts';
import './seat-panel.css';

/** An opponent (or oneself) at the edge of the table: emblem, name, a line of facts, points, and what the game adds. */
export function SeatPanel(props: {
  readonly seat: Seat;
  readonly name: string;
  readonly facts: ComponentChildren;
  readonly points?: ComponentChildren;
  /** Whether it is this seat's decision now. */
  readonly isActor: boolean;
  readonly class?: string;
  readonly children?: ComponentChildren;
}) {
  const mark = useContext(SeatMarks)[props.seat];
  return (
    <article
      class={`panel seat ${props.isActor ? 'actor' : ''} ${props.class ?? ''}`}
      aria-label={props.name}
    >
      <div class="seat-head">
        <Emblem name={props.name} seat={props.seat} />
        <div class="seat-who">
          <strong>
            {props.name}
            {mark && <em class="seat-mark"> ○ {mark}</em>}
          </strong>
          <span class="muted">{props.facts}</span>
        </div>
        {props.points !== undefined && <div class="seat-points">{props.points}</div>}
      </div>
      {props.children}
    </article>
  );
}
