import type { Seat } from '@quartet/core';
import { COLOURS, type Colour } from '@quartet/keltis';
import { useState } from 'preact/hooks';
import { useWords } from '../../app/words/index.ts';
import { SeatPanel } from '../../kit/seat-panel.tsx';
import { othersOf } from '../../kit/seats.ts';
import { signed } from '../../ui/signed.ts';
import { Known } from './known.tsx';
import { lookOf } from './look.ts';
import { rowMark } from './marks.ts';
import { ZONE } from './plan.ts';
import { RowsSheet } from './rows-sheet.tsx';
import type { Scene } from './scene.ts';
import { Glyph } from './signs.tsx';
import { Arrow, Stone } from './stone.tsx';
import { cx } from './styles.ts';
import { totalTally } from './tally.ts';
import { suitStyle } from './token.tsx';

/** Everybody else, clockwise: each row's last card and direction, points, stones, and what is known of the hand. */
export function Opponents({ scene }: { readonly scene: Scene }) {
  const words = useWords();
  const [looked, setLooked] = useState<Seat | null>(null);
  const { names, view } = scene.props;
  const others = othersOf(scene.seat, names.length);
  return (
    <section class={cx('opponents')} aria-label={words.opponents} data-count={others.length}>
      {others.map((seat) => (
        <SeatPanel
          key={seat}
          seat={seat}
          class={cx('seat')}
          name={names[seat]!}
          facts={<Facts scene={scene} seat={seat} />}
          points={<span data-tally={totalTally('total', seat)}>{signed(scene.points[seat]!.total)}</span>}
          isActor={view.actor === seat}
        >
          <div class={cx('seat-rows')}>
            {COLOURS.map((row) => (
              <LastCard key={row} scene={scene} seat={seat} row={row} />
            ))}
            <Counts scene={scene} seat={seat} />
          </div>
          <div class={cx('known-line')}>
            <Known scene={scene} seat={seat} />
            <span class={cx('last-words')}>{lastWords(scene, seat)}</span>
          </div>
          <button
            type="button"
            class={cx('look')}
            aria-label={scene.words.looksAt(names[seat]!)}
            onClick={() => setLooked(seat)}
          />
          <span class={cx('origin')} data-place={ZONE.seat(seat)} aria-hidden="true" />
        </SeatPanel>
      ))}
      {looked !== null && <RowsSheet scene={scene} seat={looked} onClose={() => setLooked(null)} />}
    </section>
  );
}

function Facts({ scene, seat }: { readonly scene: Scene; readonly seat: Seat }) {
  return (
    <>
      <span data-tally={`hand: ${ZONE.seat(seat)}`}>
        {scene.words.inHand(scene.plan.desk.view.players[seat]!.hand.count)}
      </span>
      <Known scene={scene} seat={seat} />
    </>
  );
}

/** What this seat did since my last decision, drawing aside. */
function lastWords({ props, marks }: Scene, seat: Seat): string {
  const event = marks.acts.get(seat);
  return event ? props.wording.event(event, props.names) : '';
}

function LastCard({
  scene,
  seat,
  row,
}: {
  readonly scene: Scene;
  readonly seat: Seat;
  readonly row: Colour;
}) {
  const cards = scene.plan.desk.view.players[seat]!.rows[row];
  const { course, last } = lookOf(cards);
  const top = cards.at(-1);
  const points = scene.points[seat]!.rows[row];
  const { words, marks } = scene;
  if (!top)
    return (
      <div class={cx('last empty')}>
        <span class={cx('last-card')}>
          <Glyph sign={row} />
        </span>
        <span class={cx('last-note')}>–</span>
        <span class="visually-hidden">{`${words.rows[row]}: ${words.empty}`}</span>
      </div>
    );
  return (
    <div class={cx(marks.rows.has(rowMark(seat, row)) ? 'last marked' : 'last')} style={suitStyle(row)}>
      <span
        class={cx('last-card')}
        data-card={top}
        data-flip={scene.flips[ZONE.row(seat, row)]?.at(-1)}
        aria-hidden="true"
      >
        <Glyph sign={row} ground="var(--fill)" />
        <span class={cx(last === 10 ? 'last-value wide' : 'last-value')}>
          {course === 'ended' ? <Glyph sign="E" /> : last}
          {(course === 'up' || course === 'down') && <Arrow course={course} />}
        </span>
      </span>
      <span
        class={cx('last-note')}
        data-place={ZONE.score(seat, row)}
        data-tally={`points: ${ZONE.row(seat, row)}`}
        aria-hidden="true"
      >{`${cards.length} · ${signed(points)}`}</span>
      <span class="visually-hidden">
        {`${words.rows[row]}: ${words.cards(cards.length)}, ${last ?? ''} ${words.spokenCourses[course]}, ${signed(points)}`}
      </span>
    </div>
  );
}

/** How many point cards and stones. */
function Counts({ scene, seat }: { readonly scene: Scene; readonly seat: Seat }) {
  const { points, stones } = scene.plan.desk.view.players[seat]!;
  const isMarked = scene.marks.rows.has(rowMark(seat, '*'));
  return (
    <div class={cx('counts')}>
      <span class={cx(isMarked ? 'marked' : '')} data-place={ZONE.row(seat, '*')}>
        <Glyph sign="*" />
        <span class="visually-hidden">{scene.words.pointRow}</span> {points.length}
      </span>
      <span data-place={ZONE.stonesOf(seat)}>
        <Stone stone={stones.length} />
        <span class="visually-hidden">{`${scene.words.stones}: ${stones.join(', ') || '–'}`}</span>
      </span>
    </div>
  );
}
