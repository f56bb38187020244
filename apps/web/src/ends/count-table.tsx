import type { Seat } from '@quartet/core';
import type { ComponentChild } from 'preact';
import { Emblem } from '../ui/emblem.tsx';
import { signed } from '../ui/signed.ts';
import type { Ended } from './ended.ts';
import { cx } from './styles.ts';
import { Tally } from './tally.tsx';
import { calledIn } from './verdict.ts';
import { ENDS_WORDS } from './words.ts';

export interface CountRow {
  readonly seat: Seat;
  /** In the order of the columns. */
  readonly cells: readonly number[];
  readonly total: number;
  /** The cards that the points come from. */
  readonly cards?: ComponentChild;
}

/** A line for each seat, the best first: what its points are made of, and the cards they come from. */
export function CountTable(props: {
  readonly ended: Ended;
  readonly columns: readonly string[];
  readonly rows: readonly CountRow[];
  readonly isPlain?: boolean;
}) {
  const { ended, columns, isPlain } = props;
  const t = ENDS_WORDS[ended.language];
  const called = calledIn(ended, t);
  const placeOf = (seat: Seat): number => ended.sheet.find((line) => line.seat === seat)?.place ?? 0;
  const rows = [...props.rows].sort((a, b) => placeOf(a.seat) - placeOf(b.seat) || a.seat - b.seat);
  return (
    <table class={cx('count')}>
      <caption class="visually-hidden">{t.count}</caption>
      <thead>
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
          <th scope="col">{t.total}</th>
        </tr>
      </thead>
      {rows.map(({ seat, cells, total, cards }, i) => (
        <tbody
          key={seat}
          class={cx(seat === ended.me ? 'line mine' : 'line')}
          data-seat={seat}
          data-place={placeOf(seat)}
          style={{ '--after': rows.length - 1 - i }}
        >
          <tr>
            <th scope="row">
              <span class={cx('who')}>
                <span class={cx('place')}>{placeOf(seat)}</span>
                <Emblem name={ended.names[seat]!} seat={seat} size={28} />
                <b>{called(seat)}</b>
              </span>
            </th>
            {cells.map((points, at) => (
              <td key={at} class={cx(points < 0 ? 'minus' : points === 0 ? 'none' : '')}>
                {isPlain && points >= 0 ? points : signed(points)}
              </td>
            ))}
            <td>
              <Tally total={total} isMine={seat === ended.me} isPlain={isPlain ?? false} />
            </td>
          </tr>
          {cards && (
            <tr>
              <td colSpan={columns.length + 2} class={cx('cards')}>
                {cards}
              </td>
            </tr>
          )}
        </tbody>
      ))}
    </table>
  );
}
