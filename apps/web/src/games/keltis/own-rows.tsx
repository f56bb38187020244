import { COLOURS, type Colour, pointsForRow, ROW_POINTS } from '@quartet/keltis';
import { useWords } from '../../app/words/index.ts';
import { Strip } from '../../kit/strip.tsx';
import { Name } from '../../ui/name.tsx';
import { signed } from '../../ui/signed.ts';
import { targetsOf } from './choices.ts';
import { PLACE } from './keltis-drags.ts';
import { lookOf } from './look.ts';
import { rowMark } from './marks.ts';
import { ZONE } from './plan.ts';
import { PointLane } from './point-lane.tsx';
import type { Scene } from './scene.ts';
import { Glyph } from './signs.tsx';
import { Arrow, Lock } from './stone.tsx';
import { cx } from './styles.ts';
import { totalTally } from './tally.ts';
import { suitStyle, Token } from './token.tsx';

/** The rows at the bottom are their own score scale: an empty place prints what a row up to there scores. */
export function OwnRows({ scene }: { readonly scene: Scene }) {
  const { yourTable } = useWords();
  const { words, seat } = scene;
  const isMine = scene.props.me !== null;
  return (
    <section class={cx(isMine ? 'rows panel' : 'rows panel of-other')} aria-label={yourTable}>
      <h2 class={cx('head')}>
        <span>
          {isMine ? words.yourRows : words.rowsOf(scene.props.names[seat]!)}
          <span class={cx('head-note')}> – {words.rowsNote}</span>
        </span>
        <strong>
          {words.total}{' '}
          <span data-tally={totalTally('total', seat)}>{signed(scene.points[seat]!.total)}</span>
        </strong>
      </h2>
      <Strip class={cx('lanes')} label={isMine ? words.yourRows : words.rowsOf(scene.props.names[seat]!)}>
        {COLOURS.map((row) => (
          <Lane key={row} scene={scene} row={row} />
        ))}
        <PointLane scene={scene} />
      </Strip>
    </section>
  );
}

function Lane({ scene, row }: { readonly scene: Scene; readonly row: Colour }) {
  const { words, seat, plan } = scene;
  const cards = plan.desk.view.players[seat]!.rows[row];
  const { course } = lookOf(cards);
  const points = scene.points[seat]!.rows[row];
  const isTarget = targetsOf(scene).has(row);
  const after = pointsForRow(cards.length + 1);
  const spoken = [
    words.rows[row],
    words.spokenCourses[course],
    cards.map((card) => scene.props.wording.card(card)).join(' '),
    signed(points),
    isTarget ? words.makes(signed(after)) : '',
  ];
  return (
    <button
      type="button"
      class={cx(`lane ${course} ${isTarget ? 'target' : ''}`)}
      style={suitStyle(row)}
      aria-disabled={!isTarget}
      data-spot={`row ${row}`}
      data-drop={PLACE.row(row)}
      onClick={() => scene.taps.row(row)}
    >
      <Name text={spoken.filter(Boolean).join(', ')} />
      <span class={cx('tab')} aria-hidden="true">
        <span class={cx('tab-sign')}>
          <Glyph sign={row} ground="var(--fill)" />
          {(course === 'up' || course === 'down') && <Arrow course={course} />}
          {course === 'ended' && <Lock />}
        </span>
        <span class={cx('tab-course')}>
          {(course === 'up' || course === 'down') && <Arrow course={course} />}
          {course === 'ended' && <Lock />}
          {words.courses[course]}
        </span>
      </span>
      <Places scene={scene} row={row} isTarget={isTarget} />
      <span
        class={cx(points < 0 ? 'lane-points minus' : 'lane-points')}
        data-place={ZONE.score(seat, row)}
        data-tally={`points: ${ZONE.row(seat, row)}`}
        aria-hidden="true"
      >
        {signed(points)}
      </span>
    </button>
  );
}

function Places(props: { readonly scene: Scene; readonly row: Colour; readonly isTarget: boolean }) {
  const { scene, row, isTarget } = props;
  const cards = scene.plan.desk.view.players[scene.seat]!.rows[row];
  const laidBefore = scene.props.view.players[scene.seat]!.rows[row].length;
  const isEnded = lookOf(cards).course === 'ended';
  const flips = scene.flips[ZONE.row(scene.seat, row)];
  const count = Math.max(ROW_POINTS.length - 1, cards.length + (isTarget ? 1 : 0));
  const isMarked = scene.props.me === null && scene.marks.rows.has(rowMark(scene.seat, row));
  return (
    <span class={cx('places')} style={{ '--places': count }} aria-hidden="true">
      {cards.map((card, i) => (
        <Token
          key={flips?.[i] ?? i}
          card={card}
          class={cx(i >= laidBefore ? 'staged' : isMarked && i === cards.length - 1 ? 'marked' : '')}
          flip={flips?.[i]}
        />
      ))}
      {Array.from({ length: count - cards.length }, (_, i) => (
        <span
          key={`place ${i}`}
          class={cx(
            `place ${isTarget && i === 0 ? 'next' : ''} ${isEnded && !(isTarget && i === 0) ? 'gone' : ''}`,
          )}
        >
          {signed(pointsForRow(cards.length + i + 1))}
        </span>
      ))}
    </span>
  );
}
