import type { Card } from '@quartet/combos';
import { Icon } from '../../ui/icon.tsx';
import { Brackets } from './brackets.tsx';
import type { Desk } from './desk.ts';
import { HandCell } from './hand-cell.tsx';
import { cx } from './styles.ts';

/** One card of the hand, or the one that is being placed. */
export interface Cell {
  readonly card: Card;
  /** The card's name for its travels. */
  readonly id: string;
  readonly isGhost: boolean;
  readonly isKnown: boolean;
  /** From 1, counting the card that is being placed. */
  readonly position: number;
}

/** Cards side by side, overlapping as far as they must; the last one chosen lies open. */
export function HandRow(props: {
  readonly desk: Desk;
  readonly cells: readonly Cell[];
  readonly isPlacing: boolean;
  readonly hook: 'out' | 'in' | null;
}) {
  const { desk, cells, isPlacing, hook } = props;
  const first = cells[0]?.position ?? 1;
  const last = first + cells.length - 1;
  const range = desk.choice?.type === 'range' ? desk.choice : null;
  const opened = range && !hook && range.to >= first && range.to < last ? range.to : 0;
  const columns = cells.map(({ position }) =>
    position === last ? 'var(--w)' : position === opened ? 'var(--open)' : 'var(--step)',
  );
  const style = { '--wide': opened ? 2 : 1, '--n': cells.length, gridTemplateColumns: columns.join(' ') };
  return (
    <div class={cx(`row ${hook ?? ''}`)} style={style}>
      {cells.map((cell) => (
        <HandCell
          key={cell.position}
          desk={desk}
          cell={cell}
          column={cell.position - first + 1}
          isPlacing={isPlacing}
        />
      ))}
      {range && range.from <= last && range.to >= first && (
        <span
          class={cx(`ring ${range.to >= last ? 'end' : opened ? 'open' : ''}`)}
          style={{
            gridColumn: `${Math.max(range.from, first) - first + 1} / ${Math.min(range.to, last) - first + 2}`,
          }}
        >
          {range.to <= last && !desk.why && (
            <i>
              <Icon name="check" size={15} />
            </i>
          )}
        </span>
      )}
      {!isPlacing && desk.settings.aids && <Brackets desk={desk} first={first} last={last} />}
      {hook && <Hook way={hook} />}
    </div>
  );
}

/** The dotted hook that joins the end of one row to the start of the next. */
function Hook({ way }: { readonly way: 'out' | 'in' }) {
  return (
    <svg class={cx('hook')} viewBox="0 0 16 54" preserveAspectRatio="none" aria-hidden="true">
      <path
        d={way === 'out' ? 'M1 12h8a5 5 0 0 1 5 5v36' : 'M15 42H7a5 5 0 0 1-5-5V1'}
        fill="none"
        stroke="var(--gold)"
        stroke-width="2.400"
        stroke-linecap="round"
        stroke-dasharray="1 5"
      />
    </svg>
  );
}
