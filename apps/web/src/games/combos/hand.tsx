import type { Card } from '@quartet/combos';
import { useWords } from '../../app/words/index.ts';
import type { Names } from '../../kit/card-names.ts';
import { Strip } from '../../kit/strip.tsx';
import type { Desk } from './desk.ts';
import { type Cell, HandRow } from './hand-row.tsx';
import { handKey } from './keys.ts';
import { ZONE } from './motion.ts';
import { cardToPlace } from './preview.ts';
import { perRow } from './size.ts';
import { cx } from './styles.ts';

/** The hand in its fixed order; while a card is being placed, with that card at the place chosen. */
export function Hand(props: { readonly desk: Desk; readonly flips: Names; readonly width: number }) {
  const common = useWords();
  const { desk, flips, width } = props;
  const { words, me, move } = desk;
  const placed = cardToPlace(desk);
  const at = move && (move.type === 'insert' || move.type === 'reserve') ? move.at : -1;
  const cells = cellsOf(desk, flips, placed, at);
  const rows = split(cells, perRow(width, placed !== null));
  const style = {
    '--cols': Math.max(1, ...rows.map((row) => row.length)),
    '--full': rows.length > 1 || placed ? 1 : 2,
    '--hook': rows.length > 1 ? '20px' : '0px',
  };
  return (
    <section
      class={cx('hand')}
      aria-label={common.yourHand}
      data-rows={rows.length}
      data-slide
      style={style}
      onKeyDown={(event) => handKey(event, desk)}
    >
      {me === null && <p class={cx('no-hand muted')}>{words.noHand}</p>}
      <Strip label={common.yourHand} class={cx('strip')}>
        {rows.map((row, i) => (
          <HandRow
            key={i}
            desk={desk}
            cells={row}
            isPlacing={placed !== null}
            hook={rows.length === 1 ? null : i === 0 ? 'out' : 'in'}
          />
        ))}
      </Strip>
    </section>
  );
}

function cellsOf({ hand, view, me }: Desk, flips: Names, placed: Card | null, at: number): Cell[] {
  const ids = flips[ZONE.hand]!;
  const [drawn = ''] = flips[ZONE.drawn]!;
  const known = new Set(me === null ? [] : view.players[me]!.hand.known.map(({ position }) => position));
  const cells = hand.map((card, i) => ({ card, id: ids[i]!, isGhost: false, isKnown: known.has(i + 1) }));
  if (placed) cells.splice(at, 0, { card: placed, id: drawn, isGhost: true, isKnown: false });
  return cells.map((cell, i) => ({ ...cell, position: i + 1 }));
}

function split(cells: readonly Cell[], most: number): readonly (readonly Cell[])[] {
  if (cells.length <= most) return [cells];
  const half = Math.ceil(cells.length / 2);
  return [cells.slice(0, half), cells.slice(half)];
}
